import type { Operation } from '../operations.ts'
import type { SendOptions } from './send.ts'
import { sendTransfer } from './sendTransfer.ts'

/** Transfers a token of either token program, and makes the receiver's account for it where there is none. */
export const createTransferToken =
  (options: SendOptions): Operation<'transferToken'> =>
  (context, { address, to, token, value, decimals }) =>
    sendTransfer(context, {
      operation: 'transferToken',
      options,
      transfer: { from: address, to, value, token, decimals },
    })
