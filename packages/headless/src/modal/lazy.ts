import { load } from '@foyer/chains'
import type { modalActions } from './modalActions.ts'

// The rules of the modal come with the modal: on intent, or when it is opened.
export const loadModalActions = async (): Promise<typeof modalActions> =>
  (await load(() => import('./modalActions.ts'))).modalActions
