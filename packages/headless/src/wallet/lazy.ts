import { load } from '@foyer/chains'

// Asking a wallet is code that a page pays for when someone does it.
export const loadConnectionActions = (): Promise<typeof import('./connectionActions.ts')> =>
  load(() => import('./connectionActions.ts'))

// Asking chains and wallets is code that a page pays for when it does.
export const loadNetworkActions = (): Promise<typeof import('./networkActions.ts')> =>
  load(() => import('./networkActions.ts'))
