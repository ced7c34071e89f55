import { load } from '@foyer/chains'

// Policies load with the first request to a wallet.
export const loadPolicies = (): Promise<typeof import('./createReviewer.ts')> =>
  load(() => import('./createReviewer.ts'))
