import { load } from '@foyer/chains'

// Most page loads have no purchase.
export const loadOnrampActions = (): Promise<typeof import('./onrampActions.ts')> =>
  load(() => import('./onrampActions.ts'))
