import { load } from '@foyer/chains'
import type * as ConnectActions from './actions/connect.ts'
import type * as DisconnectActions from './actions/disconnect.ts'

// Asking a wallet is code that a page pays for when someone does it.
export const loadConnect = (): Promise<typeof ConnectActions> => load(() => import('./actions/connect.ts'))
export const loadDisconnect = (): Promise<typeof DisconnectActions> =>
  load(() => import('./actions/disconnect.ts'))
