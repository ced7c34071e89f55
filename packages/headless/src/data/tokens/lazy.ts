import { load } from '@foyer/chains'
import type { tokensActions } from './tokensActions.ts'

export const loadTokens = async (): Promise<typeof tokensActions> =>
  (await load(() => import('./tokensActions.ts'))).tokensActions
