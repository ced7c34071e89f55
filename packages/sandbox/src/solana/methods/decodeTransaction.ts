import { getBase58Encoder, getBase64Encoder, getTransactionDecoder, type Transaction } from '@solana/kit'
import { RpcError } from '../../base/rpc.ts'

const INVALID_PARAMS = -32602
/** What fits into one packet of the network. */
const MAX_BYTES = 1_232

/** A wire transaction out of the text that it came in; base58 when nothing else is said. */
export function decodeTransaction(wire: unknown, encoding: string | undefined): Transaction {
  if (typeof wire !== 'string') throw new RpcError(INVALID_PARAMS, 'Invalid params: expected a transaction')
  try {
    const bytes = (encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()).encode(wire)
    if (bytes.length > MAX_BYTES)
      throw new RpcError(INVALID_PARAMS, `decoded transaction too large: ${bytes.length} bytes`)
    return getTransactionDecoder().decode(bytes)
  } catch (error) {
    if (error instanceof RpcError) throw error
    throw new RpcError(INVALID_PARAMS, 'failed to deserialize the transaction')
  }
}
