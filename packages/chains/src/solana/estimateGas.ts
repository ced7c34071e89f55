import { getBase64Decoder, type TransactionMessageBytesBase64 } from '@solana/kit'
import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { createRpc } from './createRpc.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import type { SendOptions } from './send.ts'
import { sendOptions } from './sendOptions.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'estimateGas'
const code = 'ESTIMATE_GAS_FAILED'

/** What a transfer costs in lamports, priority included: the very one that would be sent. */
export function createEstimateGas(options: SendOptions): Operation<'estimateGas'> {
  return async ({ network, signal }, { address, to, value = 0n }) => {
    try {
      const rpc = createRpc(network, options)
      const ceiling = options.priorityFeeCeiling
      const { transaction } = await prepareTransfer(rpc, { from: address, to, value, ceiling, signal })
      const message = getBase64Decoder().decode(transaction.messageBytes) as TransactionMessageBytesBase64
      const { value: fee } = await rpc
        .getFeeForMessage(message, { commitment: 'confirmed' })
        .send(sendOptions(signal))
      if (fee === null) throw createError(code, undefined, { prefix: `solana:${operation}` })
      return BigInt(fee)
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}
