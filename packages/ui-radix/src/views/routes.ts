import type { LazyView } from '../modal/views.ts'

// The table of views: one row per route, with header, height of the skeleton, and import of the view. Rows are separate
// exports, so that a host that imports some of them (`@foyer/ui-radix/views/Swap`) bundles only those. The modal loads
// this table with the first route outside `firstRoutes.ts`.

export const AccountSettings: LazyView = {
  title: ['accountSettings.title', 'Account settings'],
  isTitleHidden: true,
  needsAccount: true,
  load: () => import('./AccountSettings/AccountSettings.tsx'),
}

export const AllWallets: LazyView = {
  title: ['allWallets.title', 'All wallets'],
  size: 'tall',
  load: () => import('./AllWallets/AllWallets.tsx'),
}

export const ApproveTransaction: LazyView = {
  title: ['approve.title', 'Approve request'],
  size: 'tall',
  load: () => import('./ApproveTransaction/ApproveTransaction.tsx'),
}

export const BuyInProgress: LazyView = {
  title: ['buyInProgress.title', 'Buy'],
  size: 'medium',
  load: () => import('./BuyInProgress/BuyInProgress.tsx'),
}

export const ChooseAccountName: LazyView = {
  title: ['chooseAccountName.title', 'Account name'],
  isTitleHidden: true,
  size: 'short',
  needsAccount: true,
  load: () => import('./ChooseAccountName/ChooseAccountName.tsx'),
}

export const ConnectSocials: LazyView = {
  title: ['connectSocials.title', 'All social logins'],
  size: 'tall',
  load: () => import('./ConnectSocials/ConnectSocials.tsx'),
}

export const ConnectWallets: LazyView = {
  title: ['connectWallets.title', 'Choose a wallet'],
  size: 'medium',
  load: () => import('./ConnectWallets/ConnectWallets.tsx'),
}

export const ConnectingFarcaster: LazyView = {
  title: ['connectingFarcaster.title', 'Farcaster'],
  size: 'tall',
  load: () => import('./ConnectingFarcaster/ConnectingFarcaster.tsx'),
}

export const ConnectingMultiChain: LazyView = {
  title: ['connectingMultiChain.title', 'Choose a chain'],
  size: 'medium',
  withoutData: 'Connect',
  load: () => import('./ConnectingMultiChain/ConnectingMultiChain.tsx'),
}

export const ConnectingSocial: LazyView = {
  title: ['connectingSocial.title', 'Social login'],
  size: 'short',
  load: () => import('./ConnectingSocial/ConnectingSocial.tsx'),
}

export const ConnectingWalletConnect: LazyView = {
  title: (data) =>
    (data as { wallet?: unknown } | undefined)?.wallet
      ? ['connectingExternal.title', '{wallet}']
      : ['connectingWalletConnect.title', 'Connect with a phone'],
  size: 'tall',
  load: () => import('./ConnectingWalletConnect/ConnectingWalletConnect.tsx'),
}

export const ConnectingWalletConnectBasic: LazyView = {
  title: ['connect.title', 'Connect wallet'],
  size: 'tall',
  load: () => import('./ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.tsx'),
}

export const Downloads: LazyView = {
  title: ['downloads.title', 'Get {wallet}'],
  size: 'short',
  withoutData: 'GetWallet',
  load: () => import('./Downloads/Downloads.tsx'),
}

export const EmailLogin: LazyView = {
  title: ['emailLogin.title', 'Email login'],
  size: 'short',
  load: () => import('./EmailLogin/EmailLogin.tsx'),
}

export const EmailVerifyDevice: LazyView = {
  title: ['device.title', 'Approve this device'],
  size: 'medium',
  withoutData: 'EmailLogin',
  load: () => import('./EmailVerifyDevice/EmailVerifyDevice.tsx'),
}

export const EmailVerifyOtp: LazyView = {
  title: ['otp.title', 'Confirm your email'],
  size: 'medium',
  withoutData: 'EmailLogin',
  load: () => import('./EmailVerifyOtp/EmailVerifyOtp.tsx'),
}

export const FundWallet: LazyView = {
  title: ['fundWallet.title', 'Add funds'],
  size: 'short',
  load: () => import('./FundWallet/FundWallet.tsx'),
}

export const GetWallet: LazyView = {
  title: ['getWallet.title', 'Get a wallet'],
  size: 'short',
  load: () => import('./GetWallet/GetWallet.tsx'),
}

export const Networks: LazyView = {
  title: ['networks.title', 'Choose a network'],
  size: 'medium',
  load: () => import('./Networks/Networks.tsx'),
}

export const OnRampActivity: LazyView = {
  title: ['onRampActivity.title', 'Purchases'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./OnRampActivity/OnRampActivity.tsx'),
}

export const OnRampFiatSelect: LazyView = {
  title: ['onRampFiatSelect.title', 'Select currency'],
  size: 'medium',
  load: () => import('./OnRampFiatSelect/OnRampFiatSelect.tsx'),
}

export const OnRampProviders: LazyView = {
  title: ['onRampProviders.title', 'Buy crypto'],
  size: 'tall',
  load: () => import('./OnRampProviders/OnRampProviders.tsx'),
}

export const OnRampTokenSelect: LazyView = {
  title: ['onRampTokenSelect.title', 'Select token'],
  size: 'medium',
  load: () => import('./OnRampTokenSelect/OnRampTokenSelect.tsx'),
}

export const Pay: LazyView = {
  title: ['pay.title', 'How do you want to pay?'],
  size: 'short',
  load: () => import('./Pay/Pay.tsx'),
}

export const PayLoading: LazyView = {
  title: ['payLoading.title', 'Payment status'],
  size: 'medium',
  load: () => import('./PayLoading/PayLoading.tsx'),
}

export const PayQuote: LazyView = {
  title: ['payQuote.title', 'Payment quote'],
  size: 'medium',
  isTitleHidden: true,
  load: () => import('./PayQuote/PayQuote.tsx'),
}

export const ProfileWallets: LazyView = {
  title: ['profileWallets.title', 'Wallets'],
  size: 'tall',
  load: () => import('./ProfileWallets/ProfileWallets.tsx'),
}

export const RegisterAccountName: LazyView = {
  title: ['registerAccountName.title', 'Choose a name'],
  needsAccount: true,
  load: () => import('./RegisterAccountName/RegisterAccountName.tsx'),
}

export const RegisterAccountNameSuccess: LazyView = {
  title: ['registerAccountNameSuccess.title', 'Name registered'],
  isTitleHidden: true,
  size: 'short',
  withoutData: 'RegisterAccountName',
  load: () => import('./RegisterAccountNameSuccess/RegisterAccountNameSuccess.tsx'),
}

export const ReviewRequest: LazyView = {
  title: ['reviewRequest.title', 'Review request'],
  size: 'medium',
  load: () => import('./ReviewRequest/ReviewRequest.tsx'),
}

export const SIWXSignMessage: LazyView = {
  title: ['siwx.header', 'Sign in'],
  size: 'medium',
  load: () => import('./SIWXSignMessage/SIWXSignMessage.tsx'),
}

export const SmartAccountSettings: LazyView = {
  title: ['smartAccount.title', 'Account type'],
  size: 'medium',
  needsAccount: true,
  load: () => import('./SmartAccountSettings/SmartAccountSettings.tsx'),
}

export const SmartSessionCreated: LazyView = {
  title: ['smartSessionCreated.title', 'Session created'],
  isTitleHidden: true,
  size: 'short',
  withoutData: 'SmartSessionList',
  load: () => import('./SmartSessionCreated/SmartSessionCreated.tsx'),
}

export const SmartSessionList: LazyView = {
  title: ['smartSessionList.title', 'Smart sessions'],
  tag: ['badge.beta', 'Beta'],
  size: 'medium',
  load: () => import('./SmartSessionList/SmartSessionList.tsx'),
}

export const Swap: LazyView = {
  title: ['swap.title', 'Swap'],
  size: 'medium',
  needsAccount: true,
  load: () => import('./Swap/Swap.tsx'),
}

export const SwapPreview: LazyView = {
  title: ['swapPreview.title', 'Review swap'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./SwapPreview/SwapPreview.tsx'),
}

export const SwapSelectToken: LazyView = {
  title: ['swapSelectToken.title', 'Select token'],
  size: 'tall',
  withoutData: 'Swap',
  load: () => import('./SwapSelectToken/SwapSelectToken.tsx'),
}

export const SwitchActiveChain: LazyView = {
  title: ['switchActiveChain.title', 'Switch chain'],
  size: 'short',
  withoutData: 'Networks',
  load: () => import('./SwitchActiveChain/SwitchActiveChain.tsx'),
}

export const SwitchNetwork: LazyView = {
  title: (data) =>
    data ? ['switchNetwork.title', '{network}'] : ['unsupportedChain.title', 'Switch network'],
  size: 'short',
  withoutData: 'Networks',
  load: () => import('./SwitchNetwork/SwitchNetwork.tsx'),
}

export const Transactions: LazyView = {
  title: ['transactions.title', 'Activity'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./Transactions/Transactions.tsx'),
}

export const UnsupportedChain: LazyView = {
  title: ['unsupportedChain.title', 'Switch network'],
  size: 'medium',
  load: () => import('./UnsupportedChain/UnsupportedChain.tsx'),
}

export const UpdateEmailPrimaryOtp: LazyView = {
  title: ['updateEmail.primary.title', 'Confirm current email'],
  size: 'medium',
  withoutData: 'UpdateEmailWallet',
  load: () => import('./UpdateEmailPrimaryOtp/UpdateEmailPrimaryOtp.tsx'),
}

export const UpdateEmailSecondaryOtp: LazyView = {
  title: ['updateEmail.secondary.title', 'Confirm new email'],
  size: 'medium',
  withoutData: 'UpdateEmailWallet',
  load: () => import('./UpdateEmailSecondaryOtp/UpdateEmailSecondaryOtp.tsx'),
}

export const UpdateEmailWallet: LazyView = {
  title: ['updateEmail.title', 'Change email'],
  size: 'short',
  needsAccount: true,
  load: () => import('./UpdateEmailWallet/UpdateEmailWallet.tsx'),
}

export const UpgradeEmailWallet: LazyView = {
  title: ['upgradeEmail.title', 'Upgrade your wallet'],
  size: 'short',
  needsAccount: true,
  load: () => import('./UpgradeEmailWallet/UpgradeEmailWallet.tsx'),
}

export const WalletCompatibleNetworks: LazyView = {
  title: ['walletCompatibleNetworks.title', 'Networks for this address'],
  size: 'medium',
  needsAccount: true,
  load: () => import('./WalletCompatibleNetworks/WalletCompatibleNetworks.tsx'),
}

export const WalletReceive: LazyView = {
  title: ['walletReceive.title', 'Receive'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./WalletReceive/WalletReceive.tsx'),
}

export const WalletSend: LazyView = {
  title: ['walletSend.title', 'Send'],
  size: 'medium',
  needsAccount: true,
  load: () => import('./WalletSend/WalletSend.tsx'),
}

export const WalletSendConfirmed: LazyView = {
  title: ['walletSendConfirmed.title', 'Sent'],
  size: 'medium',
  load: () => import('./WalletSendConfirmed/WalletSendConfirmed.tsx'),
}

export const WalletSendPreview: LazyView = {
  title: ['walletSendPreview.title', 'Review'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./WalletSendPreview/WalletSendPreview.tsx'),
}

export const WalletSendSelectToken: LazyView = {
  title: ['walletSendSelectToken.title', 'Select token'],
  size: 'tall',
  needsAccount: true,
  load: () => import('./WalletSendSelectToken/WalletSendSelectToken.tsx'),
}

export const WhatIsABuy: LazyView = {
  title: ['whatIsABuy.title', 'How buying works'],
  size: 'medium',
  load: () => import('./WhatIsABuy/WhatIsABuy.tsx'),
}

export const WhatIsANetwork: LazyView = {
  title: ['whatIsANetwork.title', 'What is a network?'],
  size: 'short',
  load: () => import('./WhatIsANetwork/WhatIsANetwork.tsx'),
}

export const WhatIsAWallet: LazyView = {
  title: ['whatIsAWallet.title', 'What is a wallet?'],
  size: 'medium',
  load: () => import('./WhatIsAWallet/WhatIsAWallet.tsx'),
}
