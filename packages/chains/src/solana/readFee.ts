import {
  getBase64Decoder,
  type Rpc,
  type SolanaRpcApi,
  type Transaction,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { createError } from '../errors/catalogue.ts'
import { sendOptions } from './sendOptions.ts'

/** What a node wants for a transaction, in lamports, priority included. */
export async function readFee(
  rpc: Rpc<SolanaRpcApi>,
  { messageBytes }: Transaction,
  { operation, signal }: { readonly operation: string; readonly signal: AbortSignal | undefined },
): Promise<bigint> {
  const message = getBase64Decoder().decode(messageBytes) as TransactionMessageBytesBase64
  const { value: fee } = await rpc
    .getFeeForMessage(message, { commitment: 'confirmed' })
    .send(sendOptions(signal))
  if (fee === null) throw createError('ESTIMATE_GAS_FAILED', undefined, { prefix: `solana:${operation}` })
  return BigInt(fee)
}
