import { load } from '@foyer/chains'

// Loaded with the first payment request; most apps have none.
export const loadPayActions = (): Promise<typeof import('./payActions.ts')> =>
  load(() => import('./payActions.ts'))
