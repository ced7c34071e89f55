import type { Operation } from '../operations.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { createEstimateGas } from './estimateGas.ts'
import { getGasPrice } from './getGasPrice.ts'
import type { ReadOptions } from './readClient.ts'
import { toWalletError } from './toWalletError.ts'

/** The gas of the very transfer at today's price. What the wallet chooses to pay in the end may differ. */
export function createEstimateTransfer(options: ReadOptions): Operation<'estimateTransfer'> {
  const estimateGas = createEstimateGas(options)
  return async (context, { address, to, value, token }) => {
    const call = token === undefined ? { to, value } : { to: token, data: encodeTransfer(token, to, value) }
    try {
      const [gas, price] = await Promise.all([
        estimateGas(context, { address, ...call }),
        getGasPrice(options, context),
      ])
      return { fee: `${gas * price}`, deposit: '0' }
    } catch (error) {
      const { signal } = context
      throw toWalletError(error, { operation: 'estimateTransfer', code: 'ESTIMATE_GAS_FAILED', signal })
    }
  }
}
