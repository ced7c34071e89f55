/** Actions of sends; loaded by `lazy.ts`. */

export { confirmSend } from './confirmSend.ts'
export { fetchSendFee, prepareSend } from './prepareSend.ts'
export { fillSend, setMaxSendAmount, setSendReceiver } from './fillSend.ts'
