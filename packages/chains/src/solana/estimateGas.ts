import type { Operation } from '../operations.ts'
import { createRpc } from './createRpc.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import { readFee } from './readFee.ts'
import type { SendOptions } from './send.ts'
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
      return await readFee(rpc, transaction, { operation, signal })
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}
