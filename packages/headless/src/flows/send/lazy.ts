import { load } from '@foyer/chains'
import type { sendActions } from './sendActions.ts'

// Most visits send nothing.
export const loadSendActions = async (): Promise<typeof sendActions> =>
  (await load(() => import('./sendActions.ts'))).sendActions
