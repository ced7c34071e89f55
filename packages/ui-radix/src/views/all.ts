import { load } from '@foyer/headless'
import type { LazyView, LazyViewOptions } from '../modal/lazyView.ts'
import type { ViewRegistry } from '../modal/types.ts'
import { Account } from './Account/lazy.ts'
import { frame as accountSettings } from './AccountSettings/frame.ts'
import { frame as allWallets } from './AllWallets/frame.ts'
import { Connect } from './Connect/lazy.ts'
import { frame as connectWallets } from './ConnectWallets/frame.ts'
import { ConnectingExternal } from './ConnectingExternal/lazy.ts'
import { ConnectingMultiChain } from './ConnectingMultiChain/lazy.ts'
import { ConnectingWalletConnect } from './ConnectingWalletConnect/lazy.ts'
import { ConnectingWalletConnectBasic } from './ConnectingWalletConnectBasic/lazy.ts'
import { frame as downloads } from './Downloads/frame.ts'
import { frame as getWallet } from './GetWallet/frame.ts'
import { Networks } from './Networks/lazy.ts'
import { frame as profileWallets } from './ProfileWallets/frame.ts'
import { SIWXSignMessage } from './SIWXSignMessage/lazy.ts'
import { frame as smartSessionCreated } from './SmartSessionCreated/frame.ts'
import { frame as smartSessionList } from './SmartSessionList/frame.ts'
import { frame as switchActiveChain } from './SwitchActiveChain/frame.ts'
import { SwitchNetwork } from './SwitchNetwork/lazy.ts'
import { frame as transactions } from './Transactions/frame.ts'
import { UnsupportedChain } from './UnsupportedChain/lazy.ts'
import { frame as whatIsANetwork } from './WhatIsANetwork/frame.ts'
import { frame as whatIsAWallet } from './WhatIsAWallet/frame.ts'
import type { FurtherRoute } from './further.ts'

/** A view that nobody begins with: its words are here, its code is found through one more import. */
const later = (route: FurtherRoute, frame: LazyViewOptions): LazyView => ({
  ...frame,
  load: async () => (await load(() => import('./further.ts'))).further[route].load(),
})

/** Every view of ours. Those that an opening, or the first press in it, can show are a step nearer than the others. */
export const allViews: ViewRegistry = {
  Account,
  AccountSettings: later('AccountSettings', accountSettings),
  AllWallets: later('AllWallets', allWallets),
  Connect,
  ConnectWallets: later('ConnectWallets', connectWallets),
  ConnectingExternal,
  ConnectingMultiChain,
  ConnectingSiwe: SIWXSignMessage,
  ConnectingWalletConnect,
  ConnectingWalletConnectBasic,
  Downloads: later('Downloads', downloads),
  GetWallet: later('GetWallet', getWallet),
  Networks,
  ProfileWallets: later('ProfileWallets', profileWallets),
  SIWXSignMessage,
  SmartSessionCreated: later('SmartSessionCreated', smartSessionCreated),
  SmartSessionList: later('SmartSessionList', smartSessionList),
  SwitchActiveChain: later('SwitchActiveChain', switchActiveChain),
  SwitchNetwork,
  Transactions: later('Transactions', transactions),
  UnsupportedChain,
  WhatIsANetwork: later('WhatIsANetwork', whatIsANetwork),
  WhatIsAWallet: later('WhatIsAWallet', whatIsAWallet),
}
