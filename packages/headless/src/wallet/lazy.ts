import { load } from '@foyer/chains'

export const importConnectionActions = (): Promise<typeof import('./connectionActions.ts')> =>
  import('./connectionActions.ts')
export const loadConnectionActions = (): ReturnType<typeof importConnectionActions> =>
  load(importConnectionActions)

export const loadReadChain = (): Promise<typeof import('./readChain.ts')> =>
  load(() => import('./readChain.ts'))

export const loadSwitchNetwork = (): Promise<typeof import('./switchNetwork.ts')> =>
  load(() => import('./switchNetwork.ts'))
