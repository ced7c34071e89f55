import { abortable } from '../async/deadline.ts'
import { awaitSend } from '../errors/awaitSend.ts'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/FoyerError.ts'
import type { Operation } from '../operations.ts'
import { methodOf } from './methodOf.ts'
import { parseBase64 } from './parseBase64.ts'
import { parseTxid } from './parseTxid.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'signPsbt'
const code = 'SIGN_TRANSACTION_FAILED'

/** Signs inputs of a PSBT; all that are the wallet's own where none is named. */
export const signPsbt: Operation<'signPsbt'> = async (
  { provider, signal },
  { psbt, signInputs = [], broadcast = false },
) => {
  const prefix = `bip122:${operation}`
  // What was to be sent as well may have been.
  const fail = () => createError(broadcast ? 'SEND_UNCLEAR' : code, undefined, { prefix })
  try {
    signal?.throwIfAborted()
    const sign = methodOf(provider, 'signPsbt', operation)
    const asked: Promise<unknown> = abortable(sign({ psbt, signInputs, broadcast }), signal)
    const answer = await (broadcast ? awaitSend(asked, { prefix, signal }) : asked)
    const signed = parseBase64(read(answer, 'psbt'), fail)
    return broadcast ? { psbt: signed, txid: parseTxid(read(answer, 'txid'), fail) } : { psbt: signed }
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}
