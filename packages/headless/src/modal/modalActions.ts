import { closeModal, requestClose } from './closeModal.ts'
import { openModal, setModalInline } from './openModal.ts'
import { beginVisit } from '../data/features/beginVisit.ts'

/** What opens and closes the modal, loaded in one piece: whoever wants one of them soon wants the others. */
export const modalActions: {
  readonly beginVisit: typeof beginVisit
  readonly closeModal: typeof closeModal
  readonly openModal: typeof openModal
  readonly requestClose: typeof requestClose
  readonly setModalInline: typeof setModalInline
} = { beginVisit, closeModal, openModal, requestClose, setModalInline }
