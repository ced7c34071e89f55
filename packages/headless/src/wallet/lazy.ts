import { load } from '@foyer/chains'

export const loadConnectionActions = (): Promise<typeof import('./connectionActions.ts')> =>
  load(() => import('./connectionActions.ts'))

export const loadReadChain = (): Promise<typeof import('./readChain.ts')> =>
  load(() => import('./readChain.ts'))

export const loadSwitchNetwork = (): Promise<typeof import('./switchNetwork.ts')> =>
  load(() => import('./switchNetwork.ts'))
