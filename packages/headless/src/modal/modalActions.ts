import { closeModal, requestClose } from './closeModal.ts'
import { openModal, setModalInline } from './openModal.ts'
import { switchConnection } from './switchConnection.ts'
import { startReactions } from './reactions.ts'

/** Opening, closing and the reactions of the modal, loaded together on intent. */
export const modalActions: {
  readonly closeModal: typeof closeModal
  readonly openModal: typeof openModal
  readonly requestClose: typeof requestClose
  readonly setModalInline: typeof setModalInline
  readonly startReactions: typeof startReactions
  readonly switchConnection: typeof switchConnection
} = { closeModal, openModal, requestClose, setModalInline, startReactions, switchConnection }
