import { load } from '@foyer/chains'
import type * as SwitchNetworkActions from './actions/switchNetwork.ts'

// Switching is code that a page pays for when someone does it.
export const loadSwitchNetwork = (): Promise<typeof SwitchNetworkActions> =>
  load(() => import('./actions/switchNetwork.ts'))
