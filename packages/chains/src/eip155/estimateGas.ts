import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import type { Hex } from '../types.ts'
import { abortable } from '../async/deadline.ts'
import { parseQuantity } from './parseQuantity.ts'
import { createReadClient, type ReadOptions } from './readClient.ts'
import { toQuantity } from './toQuantity.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'estimateGas'
const code = 'ESTIMATE_GAS_FAILED'

/** How much gas a transaction would take, from the network's nodes. */
export function createEstimateGas(options: ReadOptions): Operation<'estimateGas'> {
  return async ({ network, signal }, { address, to, value = 0n, data = '0x' }) => {
    const call = { from: address as Hex, to: to as Hex, value: toQuantity(value), data }
    try {
      const client = createReadClient({ ...options, network, signal })
      const gas = parseQuantity(
        await abortable(client.request({ method: 'eth_estimateGas', params: [call] }), signal),
      )
      if (gas === undefined) throw createError(code, undefined, { prefix: `eip155:${operation}` })
      return gas
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}
