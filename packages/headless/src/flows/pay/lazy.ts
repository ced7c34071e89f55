import { load } from '@foyer/chains'

// Most apps ask nobody to pay.
export const loadPayActions = (): Promise<typeof import('./payActions.ts')> =>
  load(() => import('./payActions.ts'))
