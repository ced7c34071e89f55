import { load } from '@foyer/chains'

// Most visits buy nothing.
export const loadOnrampActions = (): Promise<typeof import('./onrampActions.ts')> =>
  load(() => import('./onrampActions.ts'))
