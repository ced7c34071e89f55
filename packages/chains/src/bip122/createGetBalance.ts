import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import { type Fetch, fetchJson } from '../http.ts'
import type { Operation } from '../operations.ts'
import { toWalletError } from './sign.ts'

const operation = 'getBalance'
const code = 'BALANCE_FAILED'

/** The sum of an address's unspent outputs, from the network's Esplora servers. */
export function createGetBalance(fetch: Fetch | undefined): Operation<'getBalance'> {
  return async ({ network, signal }, { address }) => {
    const { decimals, symbol } = network.nativeCurrency
    // The hosted RPC has no method for the balance of an address: only the network's own servers are asked.
    const { http: urls } = network.rpcUrls.chainDefault ?? network.rpcUrls.default
    try {
      const path = `/address/${encodeURIComponent(address)}/utxo`
      const value = sumOf(await fetchJson({ urls, path, fetch, signal }))
      if (value === undefined) throw createError(code, undefined, { prefix: `bip122:${operation}` })
      return { value: `${value}`, decimals, symbol }
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}

function sumOf(outputs: unknown): bigint | undefined {
  if (!Array.isArray(outputs)) return undefined
  const values = outputs.map((output: unknown) => read(output, 'value'))
  const isEach = values.every((value) => Number.isSafeInteger(value) && (value as number) >= 0)
  return isEach ? values.reduce<bigint>((sum, value) => sum + BigInt(value as number), 0n) : undefined
}
