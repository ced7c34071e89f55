import { load } from '@foyer/chains'
import type * as ToastActions from './notices/toast.ts'

// The rules of the modal come with the modal: on intent, or when it is opened.
export const loadModalActions = (): Promise<typeof import('./modalActions.ts')> =>
  load(() => import('./modalActions.ts'))

/** What shows the modal is the kit's, or a host's; it comes the same way. */
export const loadModalCode = <code>(importCode: () => Promise<code>): Promise<code> => load(importCode)

// Few openings bring anything with them.
export const loadOpeningActions = (): Promise<typeof import('./openingActions.ts')> =>
  load(() => import('./openingActions.ts'))

// Most views can say something, and few do.
export const loadToastActions = (): Promise<typeof ToastActions> => load(() => import('./notices/toast.ts'))
