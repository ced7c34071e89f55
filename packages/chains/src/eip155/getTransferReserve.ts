import type { Operation } from '../operations.ts'
import { getGasPrice } from './getGasPrice.ts'
import type { ReadOptions } from './readClient.ts'
import { toWalletError } from './toWalletError.ts'
import { transferReserve } from './transferRules.ts'

/** Room for the gas of a transfer. */
export function createGetTransferReserve(options: ReadOptions): Operation<'getTransferReserve'> {
  return async (context, { gasPrice }) => {
    try {
      return `${transferReserve(gasPrice ?? (await getGasPrice(options, context)))}`
    } catch (error) {
      const { signal } = context
      throw toWalletError(error, { operation: 'getTransferReserve', code: 'ESTIMATE_GAS_FAILED', signal })
    }
  }
}
