import type { ViewModule } from '../modal/views.ts'

// The table of views: one row per route, with what the header says, how tall the skeleton is, and the import of the view.
// Rows are separate exports so that a host who imports some of them (`@foyer/ui-radix/views/Swap`) bundles only those.
// The modal fetches this table when a route outside `firstRoutes.ts` is first wanted.

const walletTitle = ['connectingExternal.title', '{wallet}'] as const
const phoneTitle = ['connectingWalletConnect.title', 'Connect with a phone'] as const
const networkTitle = ['switchNetwork.title', '{network}'] as const

export const AccountSettings = {
  title: ['accountSettings.title', 'Account settings'],
  isTitleHidden: true,
  load: (): ViewModule => import('./AccountSettings/AccountSettings.tsx'),
} as const

export const AllWallets = {
  title: ['allWallets.title', 'All wallets'],
  size: 'tall',
  load: (): ViewModule => import('./AllWallets/AllWallets.tsx'),
} as const

export const ApproveTransaction = {
  title: ['approve.title', 'Approve request'],
  size: 'tall',
  load: (): ViewModule => import('./ApproveTransaction/ApproveTransaction.tsx'),
} as const

export const BuyInProgress = {
  title: ['buyInProgress.title', 'Buy'],
  size: 'medium',
  load: (): ViewModule => import('./BuyInProgress/BuyInProgress.tsx'),
} as const

export const ChooseAccountName = {
  title: ['chooseAccountName.title', 'Account name'],
  isTitleHidden: true,
  size: 'short',
  load: (): ViewModule => import('./ChooseAccountName/ChooseAccountName.tsx'),
} as const

export const ConnectSocials = {
  title: ['connectSocials.title', 'All social logins'],
  size: 'tall',
  load: (): ViewModule => import('./ConnectSocials/ConnectSocials.tsx'),
} as const

export const ConnectWallets = {
  title: ['connectWallets.title', 'Choose a wallet'],
  size: 'medium',
  load: (): ViewModule => import('./ConnectWallets/ConnectWallets.tsx'),
} as const

export const ConnectingFarcaster = {
  title: ['connectingFarcaster.title', 'Farcaster'],
  size: 'tall',
  load: (): ViewModule => import('./ConnectingFarcaster/ConnectingFarcaster.tsx'),
} as const

export const ConnectingMultiChain = {
  title: ['connectingMultiChain.title', 'Choose a chain'],
  size: 'medium',
  load: (): ViewModule => import('./ConnectingMultiChain/ConnectingMultiChain.tsx'),
} as const

export const ConnectingSocial = {
  title: ['connectingSocial.title', 'Social login'],
  size: 'short',
  load: (): ViewModule => import('./ConnectingSocial/ConnectingSocial.tsx'),
} as const

export const ConnectingWalletConnect = {
  title: (data: unknown): typeof walletTitle | typeof phoneTitle =>
    (data as { wallet?: unknown } | undefined)?.wallet ? walletTitle : phoneTitle,
  size: 'tall',
  load: (): ViewModule => import('./ConnectingWalletConnect/ConnectingWalletConnect.tsx'),
} as const

export const ConnectingWalletConnectBasic = {
  title: ['connect.title', 'Connect wallet'],
  size: 'tall',
  load: (): ViewModule => import('./ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.tsx'),
} as const

export const Downloads = {
  title: ['downloads.title', 'Get {wallet}'],
  size: 'short',
  load: (): ViewModule => import('./Downloads/Downloads.tsx'),
} as const

export const EmailLogin = {
  title: ['emailLogin.title', 'Email login'],
  size: 'short',
  load: (): ViewModule => import('./EmailLogin/EmailLogin.tsx'),
} as const

export const EmailVerifyDevice = {
  title: ['device.title', 'Approve this device'],
  size: 'medium',
  load: (): ViewModule => import('./EmailVerifyDevice/EmailVerifyDevice.tsx'),
} as const

export const EmailVerifyOtp = {
  title: ['otp.title', 'Confirm your email'],
  size: 'medium',
  load: (): ViewModule => import('./EmailVerifyOtp/EmailVerifyOtp.tsx'),
} as const

export const FundWallet = {
  title: ['fundWallet.title', 'Add funds'],
  size: 'short',
  load: (): ViewModule => import('./FundWallet/FundWallet.tsx'),
} as const

export const GetWallet = {
  title: ['getWallet.title', 'Get a wallet'],
  size: 'short',
  load: (): ViewModule => import('./GetWallet/GetWallet.tsx'),
} as const

export const Networks = {
  title: ['networks.title', 'Choose a network'],
  size: 'medium',
  load: (): ViewModule => import('./Networks/Networks.tsx'),
} as const

export const OnRampActivity = {
  title: ['onRampActivity.title', 'Purchases'],
  size: 'tall',
  load: (): ViewModule => import('./OnRampActivity/OnRampActivity.tsx'),
} as const

export const OnRampFiatSelect = {
  title: ['onRampFiatSelect.title', 'Select currency'],
  size: 'medium',
  load: (): ViewModule => import('./OnRampFiatSelect/OnRampFiatSelect.tsx'),
} as const

export const OnRampProviders = {
  title: ['onRampProviders.title', 'Choose a provider'],
  size: 'tall',
  load: (): ViewModule => import('./OnRampProviders/OnRampProviders.tsx'),
} as const

export const OnRampTokenSelect = {
  title: ['onRampTokenSelect.title', 'Select token'],
  size: 'medium',
  load: (): ViewModule => import('./OnRampTokenSelect/OnRampTokenSelect.tsx'),
} as const

export const Pay = {
  title: ['pay.title', 'How do you want to pay?'],
  size: 'short',
  load: (): ViewModule => import('./Pay/Pay.tsx'),
} as const

export const PayLoading = {
  title: ['payLoading.title', 'Payment status'],
  size: 'medium',
  load: (): ViewModule => import('./PayLoading/PayLoading.tsx'),
} as const

export const PayQuote = {
  title: ['payQuote.title', 'Payment quote'],
  size: 'medium',
  isTitleHidden: true,
  load: (): ViewModule => import('./PayQuote/PayQuote.tsx'),
} as const

export const ProfileWallets = {
  title: ['profileWallets.title', 'Wallets'],
  size: 'tall',
  load: (): ViewModule => import('./ProfileWallets/ProfileWallets.tsx'),
} as const

export const RegisterAccountName = {
  title: ['registerAccountName.title', 'Choose a name'],
  load: (): ViewModule => import('./RegisterAccountName/RegisterAccountName.tsx'),
} as const

export const RegisterAccountNameSuccess = {
  title: ['registerAccountNameSuccess.title', 'Name registered'],
  isTitleHidden: true,
  size: 'short',
  load: (): ViewModule => import('./RegisterAccountNameSuccess/RegisterAccountNameSuccess.tsx'),
} as const

export const SIWXSignMessage = {
  title: ['siwx.header', 'Sign in'],
  size: 'medium',
  load: (): ViewModule => import('./SIWXSignMessage/SIWXSignMessage.tsx'),
} as const

export const SmartAccountSettings = {
  title: ['smartAccount.title', 'Smart account'],
  size: 'medium',
  load: (): ViewModule => import('./SmartAccountSettings/SmartAccountSettings.tsx'),
} as const

export const SmartSessionCreated = {
  title: ['smartSessionCreated.title', 'Session created'],
  isTitleHidden: true,
  size: 'short',
  load: (): ViewModule => import('./SmartSessionCreated/SmartSessionCreated.tsx'),
} as const

export const SmartSessionList = {
  title: ['smartSessionList.title', 'Smart sessions'],
  tag: ['badge.beta', 'Beta'],
  size: 'medium',
  load: (): ViewModule => import('./SmartSessionList/SmartSessionList.tsx'),
} as const

export const Swap = {
  title: ['swap.title', 'Swap'],
  size: 'medium',
  load: (): ViewModule => import('./Swap/Swap.tsx'),
} as const

export const SwapPreview = {
  title: ['swapPreview.title', 'Review swap'],
  size: 'tall',
  load: (): ViewModule => import('./SwapPreview/SwapPreview.tsx'),
} as const

export const SwapSelectToken = {
  title: ['swapSelectToken.title', 'Select token'],
  size: 'tall',
  load: (): ViewModule => import('./SwapSelectToken/SwapSelectToken.tsx'),
} as const

export const SwitchActiveChain = {
  title: ['switchActiveChain.title', 'Switch chain'],
  size: 'short',
  load: (): ViewModule => import('./SwitchActiveChain/SwitchActiveChain.tsx'),
} as const

export const SwitchNetwork = {
  title: (data: unknown): typeof networkTitle | typeof UnsupportedChain.title =>
    data ? networkTitle : UnsupportedChain.title,
  size: 'short',
  load: (): ViewModule => import('./SwitchNetwork/SwitchNetwork.tsx'),
} as const

export const Transactions = {
  title: ['transactions.title', 'Activity'],
  size: 'tall',
  load: (): ViewModule => import('./Transactions/Transactions.tsx'),
} as const

export const UnsupportedChain = {
  title: ['unsupportedChain.title', 'Switch network'],
  size: 'medium',
  load: (): ViewModule => import('./UnsupportedChain/UnsupportedChain.tsx'),
} as const

export const UpdateEmailPrimaryOtp = {
  title: ['updateEmail.primary.title', 'Confirm current email'],
  size: 'medium',
  load: (): ViewModule => import('./UpdateEmailPrimaryOtp/UpdateEmailPrimaryOtp.tsx'),
} as const

export const UpdateEmailSecondaryOtp = {
  title: ['updateEmail.secondary.title', 'Confirm new email'],
  size: 'medium',
  load: (): ViewModule => import('./UpdateEmailSecondaryOtp/UpdateEmailSecondaryOtp.tsx'),
} as const

export const UpdateEmailWallet = {
  title: ['updateEmail.title', 'Change email'],
  size: 'short',
  load: (): ViewModule => import('./UpdateEmailWallet/UpdateEmailWallet.tsx'),
} as const

export const UpgradeEmailWallet = {
  title: ['upgradeEmail.title', 'Upgrade your wallet'],
  size: 'short',
  load: (): ViewModule => import('./UpgradeEmailWallet/UpgradeEmailWallet.tsx'),
} as const

export const WalletCompatibleNetworks = {
  title: ['walletCompatibleNetworks.title', 'Networks for this address'],
  size: 'medium',
  load: (): ViewModule => import('./WalletCompatibleNetworks/WalletCompatibleNetworks.tsx'),
} as const

export const WalletReceive = {
  title: ['walletReceive.title', 'Receive'],
  size: 'tall',
  load: (): ViewModule => import('./WalletReceive/WalletReceive.tsx'),
} as const

export const WalletSend = {
  title: ['walletSend.title', 'Send'],
  size: 'medium',
  load: (): ViewModule => import('./WalletSend/WalletSend.tsx'),
} as const

export const WalletSendConfirmed = {
  title: ['walletSendConfirmed.title', 'Sent'],
  size: 'medium',
  load: (): ViewModule => import('./WalletSendConfirmed/WalletSendConfirmed.tsx'),
} as const

export const WalletSendPreview = {
  title: ['walletSendPreview.title', 'Review'],
  size: 'tall',
  load: (): ViewModule => import('./WalletSendPreview/WalletSendPreview.tsx'),
} as const

export const WalletSendSelectToken = {
  title: ['walletSendSelectToken.title', 'Select token'],
  size: 'tall',
  load: (): ViewModule => import('./WalletSendSelectToken/WalletSendSelectToken.tsx'),
} as const

export const WhatIsABuy = {
  title: ['whatIsABuy.title', 'How buying works'],
  size: 'medium',
  load: (): ViewModule => import('./WhatIsABuy/WhatIsABuy.tsx'),
} as const

export const WhatIsANetwork = {
  title: ['whatIsANetwork.title', 'What is a network?'],
  size: 'short',
  load: (): ViewModule => import('./WhatIsANetwork/WhatIsANetwork.tsx'),
} as const

export const WhatIsAWallet = {
  title: ['whatIsAWallet.title', 'What is a wallet?'],
  size: 'medium',
  load: (): ViewModule => import('./WhatIsAWallet/WhatIsAWallet.tsx'),
} as const
