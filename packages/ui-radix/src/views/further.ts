import type { LazyView } from '../modal/lazyView.ts'
import { AccountSettings } from './AccountSettings/lazy.ts'
import { AllWallets } from './AllWallets/lazy.ts'
import { ConnectWallets } from './ConnectWallets/lazy.ts'
import { ConnectingMultiChain } from './ConnectingMultiChain/lazy.ts'
import { ConnectingWalletConnect } from './ConnectingWalletConnect/lazy.ts'
import { ConnectingWalletConnectBasic } from './ConnectingWalletConnectBasic/lazy.ts'
import { Downloads } from './Downloads/lazy.ts'
import { GetWallet } from './GetWallet/lazy.ts'
import { Networks } from './Networks/lazy.ts'
import { ProfileWallets } from './ProfileWallets/lazy.ts'
import { SIWXSignMessage } from './SIWXSignMessage/lazy.ts'
import { SmartSessionCreated } from './SmartSessionCreated/lazy.ts'
import { SmartSessionList } from './SmartSessionList/lazy.ts'
import { SwitchActiveChain } from './SwitchActiveChain/lazy.ts'
import { SwitchNetwork } from './SwitchNetwork/lazy.ts'
import { Transactions } from './Transactions/lazy.ts'
import { UnsupportedChain } from './UnsupportedChain/lazy.ts'
import { WhatIsANetwork } from './WhatIsANetwork/lazy.ts'
import { WhatIsAWallet } from './WhatIsAWallet/lazy.ts'

export type FurtherRoute =
  | 'AccountSettings'
  | 'AllWallets'
  | 'ConnectWallets'
  | 'ConnectingMultiChain'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'Downloads'
  | 'GetWallet'
  | 'Networks'
  | 'ProfileWallets'
  | 'SIWXSignMessage'
  | 'SmartSessionCreated'
  | 'SmartSessionList'
  | 'SwitchActiveChain'
  | 'SwitchNetwork'
  | 'Transactions'
  | 'UnsupportedChain'
  | 'WhatIsANetwork'
  | 'WhatIsAWallet'

/** Where the code is of the views that few begin with. */
export const further: Readonly<Record<FurtherRoute, LazyView>> = {
  AccountSettings,
  AllWallets,
  ConnectWallets,
  ConnectingMultiChain,
  ConnectingWalletConnect,
  ConnectingWalletConnectBasic,
  Downloads,
  GetWallet,
  Networks,
  ProfileWallets,
  SIWXSignMessage,
  SmartSessionCreated,
  SmartSessionList,
  SwitchActiveChain,
  SwitchNetwork,
  Transactions,
  UnsupportedChain,
  WhatIsANetwork,
  WhatIsAWallet,
}
