import { load } from '@foyer/chains'
import type { modalActions } from './modalActions.ts'

// The rules of the modal come with the modal: on intent, or when it is opened.
export const loadModalActions = async (): Promise<typeof modalActions> =>
  (await load(() => import('./modalActions.ts'))).modalActions

/** What shows the modal is the kit's, or a host's; it comes the same way. */
export const loadModalCode = <code>(importCode: () => Promise<code>): Promise<code> => load(importCode)
