import { load } from '@foyer/chains'
import type { payActions } from './payActions.ts'

// Most apps ask nobody to pay.
export const loadPayActions = async (): Promise<typeof payActions> =>
  (await load(() => import('./payActions.ts'))).payActions
