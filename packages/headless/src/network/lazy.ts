import { load } from '@foyer/chains'
import type * as ReadChainActions from './actions/readChain.ts'
import type * as SwitchNetworkActions from './actions/switchNetwork.ts'

// Asking wallets and chains is code that a page pays for when it does.
export const loadSwitchNetwork = (): Promise<typeof SwitchNetworkActions> =>
  load(() => import('./actions/switchNetwork.ts'))
export const loadReadChain = (): Promise<typeof ReadChainActions> =>
  load(() => import('./actions/readChain.ts'))
