/** Opening and closing of the modal, loaded together on intent. */

export { closeModal, requestClose } from './closeModal.ts'
export { openModal, setModalInline } from './openModal.ts'
