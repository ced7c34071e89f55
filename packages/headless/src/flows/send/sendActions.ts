import { confirmSend } from './confirmSend.ts'
import { fillSend } from './fillSend.ts'
import { prepareSend } from './prepareSend.ts'
import { setMaxSendAmount } from './setMaxSendAmount.ts'
import { setSendReceiver } from './setSendReceiver.ts'
import { fetchSendFee } from './fetchSendFee.ts'

/** What the form and the rest of Foyer want of sending, loaded when they do. */
export const sendActions: {
  readonly confirmSend: typeof confirmSend
  readonly fetchSendFee: typeof fetchSendFee
  readonly fillSend: typeof fillSend
  readonly prepareSend: typeof prepareSend
  readonly setMaxSendAmount: typeof setMaxSendAmount
  readonly setSendReceiver: typeof setSendReceiver
} = { confirmSend, fetchSendFee, fillSend, prepareSend, setMaxSendAmount, setSendReceiver }
