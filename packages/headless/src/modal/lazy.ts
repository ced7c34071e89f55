import { load } from '@foyer/chains'
import type * as ToastActions from './notices/toast.ts'

// The modal's rules load with the modal: on intent, or when it opens.
export const loadModalActions = (): Promise<typeof import('./modalActions.ts')> =>
  load(() => import('./modalActions.ts'))

/** Import of the modal's components, of a kit or of the host. */
export const loadModalCode = <code>(importCode: () => Promise<code>): Promise<code> => load(importCode)

// Loaded with the engine: without a connection no outcome or event is emitted.
export const loadReactions = (): Promise<typeof import('./reactions.ts')> =>
  load(() => import('./reactions.ts'))

// Loaded only by openings with data, which are few.
export const loadOpeningActions = (): Promise<typeof import('./openingActions.ts')> =>
  load(() => import('./openingActions.ts'))

// Loaded with the first toast.
export const loadToastActions = (): Promise<typeof ToastActions> => load(() => import('./notices/toast.ts'))
