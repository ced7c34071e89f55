import { abortable } from '../async/deadline.ts'
import { awaitSend } from '../errors/awaitSend.ts'
import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { methodOf } from './methodOf.ts'
import { parseTxid } from './parseTxid.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'sendTransaction'
const code = 'SEND_TRANSACTION_FAILED'
const prefix = `bip122:${operation}`

/** Sends satoshis. Coins and fee are the wallet's to choose. */
export const sendTransaction: Operation<'sendTransaction'> = async (
  { provider, signal },
  { address, to, value = 0n },
) => {
  try {
    signal?.throwIfAborted()
    const send = methodOf(provider, 'sendTransfer', operation)
    const asked = abortable(send({ address, recipient: to, amount: value }), signal)
    const txid = await awaitSend(asked, { prefix, signal })
    return parseTxid(txid, () => createError('SEND_UNCLEAR', undefined, { prefix }))
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}
