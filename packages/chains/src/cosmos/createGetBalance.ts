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
    const path = `/cosmos/bank/v1beta1/balances/${encodeURIComponent(address)}`
    const denom = denoms?.[network.caipNetworkId as CaipNetworkId<'cosmos'>] ?? denomOf(network)
    const { http: urls } = network.rpcUrls.default
    try {
      const value = amountOf(read(await fetchJson({ urls, path, fetch, signal }), 'balances'), denom)
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

/** A denom that the account does not hold is missing from the answer. */
function amountOf(balances: unknown, denom: string): string | undefined {
  if (!Array.isArray(balances)) return undefined
  const coin: unknown = balances.find((item: unknown) => read(item, 'denom') === denom)
  const amount = coin === undefined ? '0' : read(coin, 'amount')
  return typeof amount === 'string' && /^\d{1,78}$/.test(amount) ? amount : undefined
}
