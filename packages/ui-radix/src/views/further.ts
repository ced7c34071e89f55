import type { LazyView } from '../modal/lazyView.ts'
import { AccountSettings } from './AccountSettings/lazy.ts'
import { AllWallets } from './AllWallets/lazy.ts'
import { ConnectWallets } from './ConnectWallets/lazy.ts'
import { Downloads } from './Downloads/lazy.ts'
import { GetWallet } from './GetWallet/lazy.ts'
import { ProfileWallets } from './ProfileWallets/lazy.ts'
import { SmartSessionCreated } from './SmartSessionCreated/lazy.ts'
import { SmartSessionList } from './SmartSessionList/lazy.ts'
import { SwitchActiveChain } from './SwitchActiveChain/lazy.ts'
import { Transactions } from './Transactions/lazy.ts'
import { WhatIsANetwork } from './WhatIsANetwork/lazy.ts'
import { WhatIsAWallet } from './WhatIsAWallet/lazy.ts'

export type FurtherRoute =
  | 'AccountSettings'
  | 'AllWallets'
  | 'ConnectWallets'
  | 'Downloads'
  | 'GetWallet'
  | 'ProfileWallets'
  | 'SmartSessionCreated'
  | 'SmartSessionList'
  | 'SwitchActiveChain'
  | 'Transactions'
  | 'WhatIsANetwork'
  | 'WhatIsAWallet'

/** Where the code is of the views that nobody begins with. */
export const further: Readonly<Record<FurtherRoute, LazyView>> = {
  AccountSettings,
  AllWallets,
  ConnectWallets,
  Downloads,
  GetWallet,
  ProfileWallets,
  SmartSessionCreated,
  SmartSessionList,
  SwitchActiveChain,
  Transactions,
  WhatIsANetwork,
  WhatIsAWallet,
}
