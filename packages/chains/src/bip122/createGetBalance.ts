import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import { type Fetch, fetchJson } from '../http.ts'
import type { Operation } from '../operations.ts'
import { toWalletError } from './sign.ts'

const operation = 'getBalance'
const code = 'BALANCE_FAILED'

/** HTTP status of an Esplora server for an address with more outputs than it lists, usually 500. */
const TOO_MANY = 400

/**
 * The sum of an address's unspent outputs, from the network's Esplora servers; of an address with too many to list, the
 * difference of what it has received and spent. Both contain unconfirmed transactions.
 */
export function createGetBalance(fetch: Fetch | undefined): Operation<'getBalance'> {
  return async ({ network, signal }, { address }) => {
    const { decimals, symbol } = network.nativeCurrency
    // The hosted RPC has no method for the balance of an address: only the network's own servers are asked.
    const { http: urls } = network.rpcUrls.chainDefault ?? network.rpcUrls.default
    const path = `/address/${encodeURIComponent(address)}`
    try {
      const value = await fetchJson({ urls, path: `${path}/utxo`, fetch, signal }).then(
        sumOf,
        async (error: unknown) => {
          if (read(error, 'status') !== TOO_MANY) throw error
          return differenceOf(await fetchJson({ urls, path, fetch, signal }))
        },
      )
      if (value === undefined) throw createError(code, undefined, { prefix: `bip122:${operation}` })
      return { value: `${value}`, decimals, symbol }
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const sum = (values: readonly unknown[]): bigint | undefined =>
  values.every(isAmount) ? values.reduce((total, value) => total + BigInt(value), 0n) : undefined

const sumOf = (outputs: unknown): bigint | undefined =>
  Array.isArray(outputs) ? sum(outputs.map((output: unknown) => read(output, 'value'))) : undefined

function differenceOf(statistics: unknown): bigint | undefined {
  const sumOfAll = (key: string): bigint | undefined =>
    sum(['chain_stats', 'mempool_stats'].map((part) => read(read(statistics, part), key)))
  const [received, spent] = [sumOfAll('funded_txo_sum'), sumOfAll('spent_txo_sum')]
  return received === undefined || spent === undefined || spent > received ? undefined : received - spent
}
