import type { Operation } from '../operations.ts'
import { createRpc } from './createRpc.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import { readFee } from './readFee.ts'
import type { SendOptions } from './send.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'estimateTransfer'

/** The fee of the very transfer, priority included, what the receiver's new account takes, and what a token keeps. */
export function createEstimateTransfer(options: SendOptions): Operation<'estimateTransfer'> {
  return async ({ network, signal }, { address, to, value, token }) => {
    try {
      const rpc = createRpc(network, options)
      const ceiling = options.priorityFeeCeiling
      const { transaction, deposit, withheld } = await prepareTransfer(rpc, {
        from: address,
        to,
        value,
        token,
        ceiling,
        signal,
      })
      return {
        fee: `${await readFee(rpc, transaction, { operation, signal })}`,
        deposit: `${deposit}`,
        ...(withheld > 0n && { withheld: `${withheld}` }),
      }
    } catch (error) {
      throw toWalletError(error, { operation, code: 'ESTIMATE_GAS_FAILED', signal })
    }
  }
}
