import { load } from '@foyer/chains'

export const loadTokens = (): Promise<typeof import('./tokensActions.ts')> =>
  load(() => import('./tokensActions.ts'))
