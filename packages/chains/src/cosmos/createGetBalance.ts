import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import { type Fetch, fetchJson } from '../http.ts'
import type { Operation } from '../operations.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { toWalletError } from './wallet.ts'

const operation = 'getBalance'
const code = 'BALANCE_FAILED'

export type CosmosDenoms = Partial<Record<CaipNetworkId<'cosmos'>, string>>

export type GetBalanceOptions = {
  readonly denoms?: CosmosDenoms | undefined
  readonly fetch?: Fetch | undefined
}

/** The native balance, from the network's REST (LCD) servers. */
export function createGetBalance({ denoms, fetch }: GetBalanceOptions): Operation<'getBalance'> {
  return async ({ network, signal }, { address }) => {
    const { decimals, symbol } = network.nativeCurrency
    const denom = denoms?.[network.caipNetworkId as CaipNetworkId<'cosmos'>] ?? denomOf(network)
    // The list of all balances is paged, and the native balance may be on a later page.
    const path = `/cosmos/bank/v1beta1/balances/${encodeURIComponent(address)}/by_denom?denom=${encodeURIComponent(denom)}`
    const { http: urls } = network.rpcUrls.default
    try {
      const value = amountOf(read(await fetchJson({ urls, path, fetch, signal }), 'balance'), denom)
      if (value === undefined) throw createError(code, undefined, { prefix: `cosmos:${operation}` })
      return { value, decimals, symbol }
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}

/** Prefix of the base denom by number of decimals. */
const UNITS: Readonly<Record<number, string>> = { 3: 'm', 6: 'u', 9: 'n', 18: 'a' }

const denomOf = ({ nativeCurrency: { decimals, symbol } }: CaipNetwork): string =>
  `${UNITS[decimals] ?? ''}${symbol.toLowerCase()}`

function amountOf(coin: unknown, denom: string): string | undefined {
  const amount = read(coin, 'denom') === denom ? read(coin, 'amount') : undefined
  return typeof amount === 'string' && /^\d{1,78}$/.test(amount) ? amount : undefined
}
