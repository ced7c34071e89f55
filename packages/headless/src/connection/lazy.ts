import { load } from '@foyer/chains'
import type * as ReconnectActions from './actions/reconnect.ts'
import type { connectionActions } from './connectionActions.ts'
import type * as ConnectHost from './connectHost.ts'
import type * as CreateBridge from './createBridge.ts'

// Asking a wallet is code that a page pays for when someone does it.
export const loadConnectionActions = async (): Promise<typeof connectionActions> =>
  (await load(() => import('./connectionActions.ts'))).connectionActions
export const loadReconnect = (): Promise<typeof ReconnectActions> =>
  load(() => import('./actions/reconnect.ts'))
export const loadCreateBridge = (): Promise<typeof CreateBridge> => load(() => import('./createBridge.ts'))
export const loadConnectHost = (): Promise<typeof ConnectHost> => load(() => import('./connectHost.ts'))
