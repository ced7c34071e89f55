import { load } from '@foyer/chains'

export const loadDirectory = (): Promise<typeof import('./directoryActions.ts')> =>
  load(() => import('./directoryActions.ts'))

/** Few apps ask for facts of installed and excluded wallets. */
export const loadReadFacts = (): Promise<typeof import('./readFacts.ts')> =>
  load(() => import('./readFacts.ts'))
