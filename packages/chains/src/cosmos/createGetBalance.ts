import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import { type Fetch, fetchJson } from '../http.ts'
import type { Operation } from '../operations.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import type { CosmosChainInfos } from './provider.ts'
import { toWalletError } from './wallet.ts'

const operation = 'getBalance'
const code = 'BALANCE_FAILED'
const prefix = `cosmos:${operation}`

export type CosmosDenoms = Partial<Record<CaipNetworkId<'cosmos'>, string>>

export type GetBalanceOptions = {
  readonly denoms?: CosmosDenoms | undefined
  readonly chainInfos?: CosmosChainInfos | undefined
  readonly fetch?: Fetch | undefined
}

/**
 * The native balance, from the network's REST (LCD) servers. They answer 0 for a denom that does not exist, too: a 0 of
 * a guessed denom counts only if the chain has issued some of it.
 */
export function createGetBalance(options: GetBalanceOptions): Operation<'getBalance'> {
  return async ({ network, signal }, { address }) => {
    const { decimals, symbol } = network.nativeCurrency
    const known = knownDenom(network, options)
    const denom = known ?? guessedDenom(network)
    const ask = async (path: string, key: string): Promise<string | undefined> => {
      const { http: urls } = network.rpcUrls.default
      const query = `${path}/by_denom?denom=${encodeURIComponent(denom)}`
      const answer = await fetchJson({ urls, path: `${BANK}/${query}`, fetch: options.fetch, signal })
      return amountOf(read(answer, key), denom)
    }
    try {
      // The list of all balances is paged, and the native balance may be on a later page.
      const value = await ask(`balances/${encodeURIComponent(address)}`, 'balance')
      if (value === undefined) throw createError(code, undefined, { prefix })
      const isUnsure = known === undefined && BigInt(value) === 0n
      if (isUnsure && BigInt((await ask('supply', 'amount')) ?? 0) === 0n)
        throw createError(code, undefined, { prefix, value: denom })
      return { value, decimals, symbol }
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}

const BANK = '/cosmos/bank/v1beta1'

/** Prefix of the base denom by number of decimals. */
const UNITS: Readonly<Record<number, string>> = { 3: 'm', 6: 'u', 9: 'n', 18: 'a' }

const guessedDenom = ({ nativeCurrency: { decimals, symbol } }: CaipNetwork): string =>
  `${UNITS[decimals] ?? ''}${symbol.toLowerCase()}`

/** Base denom by the options of the app: its own, else that of the currency in the description of the chain. */
function knownDenom(
  { caipNetworkId, nativeCurrency }: CaipNetwork,
  { denoms, chainInfos }: GetBalanceOptions,
): string | undefined {
  const id = caipNetworkId as CaipNetworkId<'cosmos'>
  const info = chainInfos?.[id]
  const currencies = [read(info, 'stakeCurrency'), ...list(read(info, 'currencies'))]
  const currency = currencies.find(
    (each) =>
      read(each, 'coinDenom') === nativeCurrency.symbol &&
      read(each, 'coinDecimals') === nativeCurrency.decimals,
  )
  const denom = denoms?.[id] ?? read(currency, 'coinMinimalDenom')
  return typeof denom === 'string' && denom !== '' ? denom : undefined
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function amountOf(coin: unknown, denom: string): string | undefined {
  const amount = read(coin, 'denom') === denom ? read(coin, 'amount') : undefined
  return typeof amount === 'string' && /^\d{1,78}$/.test(amount) ? amount : undefined
}
