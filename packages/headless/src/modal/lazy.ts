import { load } from '@foyer/chains'
import type * as CloseModalActions from './actions/closeModal.ts'
import type * as OpenModalActions from './actions/openModal.ts'

// The rules of the modal come with the modal: on intent, or when it is opened.
export const loadOpenModal = (): Promise<typeof OpenModalActions> =>
  load(() => import('./actions/openModal.ts'))
export const loadCloseModal = (): Promise<typeof CloseModalActions> =>
  load(() => import('./actions/closeModal.ts'))
