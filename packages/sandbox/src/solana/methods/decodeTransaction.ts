import { getBase58Encoder, getBase64Encoder, getTransactionDecoder, type Transaction } from '@solana/kit'
import { RpcError } from '../../base/rpc.ts'

const INVALID_PARAMS = -32602
/** Size limit of a packet. */
const MAX_BYTES = 1_232

/** Decodes a wire transaction; default base58. */
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
