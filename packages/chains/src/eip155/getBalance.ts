import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { abortable } from '../async/deadline.ts'
import { parseQuantity } from './parseQuantity.ts'
import { createReadClient, type ReadOptions } from './readClient.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'getBalance'
const code = 'BALANCE_FAILED'

/** The native balance, from the network's nodes. */
export function createGetBalance(options: ReadOptions): Operation<'getBalance'> {
  return async ({ network, signal }, { address }) => {
    const { decimals, symbol } = network.nativeCurrency
    const params = [address as `0x${string}`, 'latest'] as const
    try {
      const client = createReadClient({ ...options, network, signal })
      const value = parseQuantity(
        await abortable(client.request({ method: 'eth_getBalance', params: [...params] }), signal),
      )
      if (value === undefined) throw createError(code, undefined, { prefix: `eip155:${operation}` })
      return { value: `${value}`, decimals, symbol }
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}
