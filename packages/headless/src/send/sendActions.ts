import { fetchSendFee } from './fetchSendFee.ts'
import { openSend } from './openSend.ts'

/** What the rest of Foyer wants of sending, loaded when it does. */
export const sendActions: {
  readonly fetchSendFee: typeof fetchSendFee
  readonly openSend: typeof openSend
} = { fetchSendFee, openSend }
