import { load } from '@foyer/chains'

export const loadFetchTransactions = (): Promise<typeof import('./fetchTransactions.ts')> =>
  load(() => import('./fetchTransactions.ts'))

export const loadTrackPending = (): Promise<typeof import('./trackPending.ts')> =>
  load(() => import('./trackPending.ts'))

export const loadReadReceivers = (): Promise<typeof import('./readReceivers.ts')> =>
  load(() => import('./readReceivers.ts'))
