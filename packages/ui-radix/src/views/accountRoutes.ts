import type { LazyView } from '../modal/views.ts'

// Rows of the views of an account, its wallets and its networks, and all others.

export const AccountSettings: LazyView = {
  title: ['accountSettings.title', 'Account settings'],
  isTitleHidden: true,
  needsAccount: true,
  load: () => import('./AccountSettings/AccountSettings.tsx'),
}

export const ApproveTransaction: LazyView = {
  title: ['approve.title', 'Approve request'],
  size: 'tall',
  load: () => import('./ApproveTransaction/ApproveTransaction.tsx'),
}

export const ChooseAccountName: LazyView = {
  title: ['chooseAccountName.title', 'Account name'],
  isTitleHidden: true,
  size: 'short',
  needsAccount: true,
  load: () => import('./ChooseAccountName/ChooseAccountName.tsx'),
}

export const Networks: LazyView = {
  title: ['networks.title', 'Choose a network'],
  size: 'medium',
  load: () => import('./Networks/Networks.tsx'),
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

export const WhatIsANetwork: LazyView = {
  title: ['whatIsANetwork.title', 'What is a network?'],
  size: 'short',
  load: () => import('./WhatIsANetwork/WhatIsANetwork.tsx'),
}
