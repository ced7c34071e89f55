/** What the form and the rest of Foyer want of sending, loaded when they do. */

export { confirmSend } from './confirmSend.ts'
export { fetchSendFee, prepareSend } from './prepareSend.ts'
export { fillSend, setMaxSendAmount, setSendReceiver } from './fillSend.ts'
