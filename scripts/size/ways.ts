// What a visitor has seen by the time they come to a view. Views are named by their routes, what they always fetch by
// themselves by package and module.
const social = ['ui-radix/social']
const email = ['ui-radix/views/shared/EmailWidget']
const connected = ['ConnectingExternal', 'headless/connection/connectionActions']
const accountParts = [
  'ui-radix/views/Account/parts/AccountTabs',
  'ui-radix/views/Account/parts/TokensTab',
  'ui-radix/views/Account/parts/NativeBalance',
  'ui-radix/views/shared/IdentityReader',
  'ui-radix/header',
]
const account = [...connected, 'Account', ...accountParts]
// Names, another e-mail address and smart accounts are the embedded wallet's.
const embedded = [...email, 'EmailVerifyOtp', 'headless/embedded/embeddedActions', 'Account', ...accountParts]
const embeddedSettings = [...embedded, 'ProfileWallets', 'AccountSettings']
const nameChoice = [...embeddedSettings, 'ChooseAccountName']
const emailChange = [...embedded, 'UpdateEmailWallet']
const send = [...account, 'WalletSend']
const swap = [...account, 'Swap']
const buy = [...account, 'OnRampProviders']
const pay = ['headless/pay/payActions', 'Pay', 'headless/connection/connectionActions']

/** What comes before each view, the first opening aside: that is what all of them come after. */
export const ways: Readonly<Record<string, readonly string[]>> = {
  Account: connected,
  AccountSettings: [...account, 'ProfileWallets'],
  AllWallets: ['headless/directory/directoryActions'],
  BuyInProgress: buy,
  ChooseAccountName: embeddedSettings,
  ConnectSocials: social,
  ConnectingFarcaster: social,
  ConnectingSocial: social,
  Downloads: ['ConnectingWalletConnect'],
  EmailVerifyDevice: email,
  EmailVerifyOtp: email,
  FundWallet: account,
  GetWallet: ['WhatIsAWallet'],
  Networks: account,
  OnRampActivity: [...buy, 'BuyInProgress'],
  OnRampFiatSelect: buy,
  OnRampProviders: account,
  OnRampTokenSelect: buy,
  PayLoading: [...pay, 'PayQuote'],
  PayQuote: pay,
  ProfileWallets: account,
  RegisterAccountName: nameChoice,
  RegisterAccountNameSuccess: [...nameChoice, 'RegisterAccountName'],
  SIWXSignMessage: connected,
  SmartAccountSettings: embeddedSettings,
  SmartSessionList: account,
  Swap: account,
  SwapPreview: swap,
  SwapSelectToken: swap,
  SwitchActiveChain: [...account, 'Networks'],
  SwitchNetwork: [...account, 'Networks'],
  Transactions: account,
  UnsupportedChain: connected,
  UpdateEmailPrimaryOtp: emailChange,
  UpdateEmailSecondaryOtp: emailChange,
  UpdateEmailWallet: embedded,
  UpgradeEmailWallet: embedded,
  WalletCompatibleNetworks: [...account, 'WalletReceive'],
  WalletReceive: account,
  WalletSend: account,
  WalletSendConfirmed: [...send, 'WalletSendPreview'],
  WalletSendPreview: send,
  WalletSendSelectToken: send,
  WhatIsABuy: buy,
  WhatIsANetwork: [...account, 'Networks'],
}
