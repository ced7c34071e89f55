import { parseCaipAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { gasPriceQueryOptions } from '../../data/gas/queries.ts'
import { networkById } from '../../wallet/network/selection.ts'
import { networksAtom } from '../../wallet/network/state.ts'
import { getPrices } from '../../data/tokens/getPrices.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import type { QuoteFacts } from './quoteFigures.ts'
import { feeOf, INITIAL_GAS } from './quoteRules.ts'
import type { SwapQuoteRequest } from './types.ts'
import { formatUnits } from '../../data/balances/rules.ts'

/** What prices, gas and balances say beside a quote. Each of them may be missing; none of them fails it. */
export async function readQuoteFacts(config: Config, request: SwapQuoteRequest): Promise<QuoteFacts> {
  const { account, caipNetworkId, sourceToken, toToken, value } = request
  const { options, store } = internalsOf(config)
  const native = tokenId(caipNetworkId, undefined)
  const { address } = parseCaipAddress(account)
  const gas = gasPriceQueryOptions(config, { caipNetworkId })
  const [prices, gasPrice, list] = await Promise.all([
    getPrices(config, { addresses: [...new Set([sourceToken.id, toToken.id, native])] }).catch(
      () => undefined,
    ),
    config.queryClient
      .fetchQuery({ ...gas, staleTime: GAS_STALE_MS, retry: false, networkMode: 'always' })
      .then(({ standard }) => standard)
      .catch(() => undefined),
    getTokenBalances(config, { address, caipNetworkId }).catch(() => undefined),
  ])
  const balanceOf = (id: string): string | undefined =>
    list && (list.tokens.find((token) => tokenKey(token.id) === tokenKey(id))?.quantity.numeric ?? '0')
  const amount = formatUnits(value, Number(sourceToken.quantity.decimals))
  const feeBps = options.swap && 'feeBps' in options.swap ? options.swap.feeBps : 0
  return {
    fromPrice: prices?.[sourceToken.id] ?? sourceToken.price,
    toPrice: prices?.[toToken.id] ?? toToken.price,
    nativePrice: prices?.[native],
    nativeSymbol: networkById(store.get(networksAtom), caipNetworkId).nativeCurrency.symbol,
    balance: balanceOf(sourceToken.id) ?? sourceToken.quantity.numeric,
    nativeBalance: balanceOf(native),
    isNative: tokenKey(sourceToken.id) === tokenKey(native),
    gas: INITIAL_GAS,
    gasPrice,
    fees: feeBps > 0 ? [{ label: '1inch', value: feeOf(amount, feeBps), token: sourceToken.symbol }] : [],
  }
}

/** About a block. */
const GAS_STALE_MS = 10_000
