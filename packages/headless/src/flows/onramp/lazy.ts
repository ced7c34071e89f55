import { load } from '@foyer/chains'
import type { onrampActions } from './onrampActions.ts'

// Most visits buy nothing.
export const loadOnrampActions = async (): Promise<typeof onrampActions> =>
  (await load(() => import('./onrampActions.ts'))).onrampActions
