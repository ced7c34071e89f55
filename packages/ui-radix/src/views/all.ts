import { load } from '@foyer/headless'
import type { LaterView } from '../modal/lazyView.ts'
import type { ViewRegistry } from '../modal/types.ts'
import { Account } from './Account/lazy.ts'
import { Connect } from './Connect/lazy.ts'
import { ConnectingExternal } from './ConnectingExternal/lazy.ts'
import type { FurtherRoute } from './further.ts'

/** A view that nobody begins with: where it is, and what its header says, is found when it is wanted. */
const later = (route: FurtherRoute): LaterView => ({
  find: async () => (await load(() => import('./further.ts'))).further[route],
})

/** Those, by name: nothing else of them is here. */
const laterRoutes: readonly FurtherRoute[] = [
  'AccountSettings',
  'AllWallets',
  'ApproveTransaction',
  'BuyInProgress',
  'ChooseAccountName',
  'ConnectSocials',
  'ConnectWallets',
  'ConnectingFarcaster',
  'ConnectingMultiChain',
  'ConnectingSocial',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
  'EmailLogin',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
  'FundWallet',
  'GetWallet',
  'Networks',
  'OnRampActivity',
  'OnRampFiatSelect',
  'OnRampProviders',
  'OnRampTokenSelect',
  'Pay',
  'PayLoading',
  'PayQuote',
  'ProfileWallets',
  'RegisterAccountName',
  'RegisterAccountNameSuccess',
  'SIWXSignMessage',
  'SmartAccountSettings',
  'SmartSessionCreated',
  'SmartSessionList',
  'Swap',
  'SwapPreview',
  'SwapSelectToken',
  'SwitchActiveChain',
  'SwitchNetwork',
  'Transactions',
  'UnsupportedChain',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpdateEmailWallet',
  'UpgradeEmailWallet',
  'WalletCompatibleNetworks',
  'WalletReceive',
  'WalletSend',
  'WalletSendConfirmed',
  'WalletSendPreview',
  'WalletSendSelectToken',
  'WhatIsABuy',
  'WhatIsANetwork',
  'WhatIsAWallet',
]

/** Every view of ours. What most begin with is a step nearer than the others. */
export const allViews: ViewRegistry = {
  Account,
  Connect,
  ConnectingExternal,
  ConnectingSiwe: later('SIWXSignMessage'),
  .../* @__PURE__ */ Object.fromEntries(laterRoutes.map((route) => [route, later(route)])),
}
