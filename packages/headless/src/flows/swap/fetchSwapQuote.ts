import {
  type CaipNetworkId,
  type FoyerError,
  isFoyerError,
  messageOf,
  parseCaipAddress,
  withDeadline,
} from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import type { SwapRequest, SwapFee, SwapTransaction } from '../../core/contracts/swap.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { refusal } from '../../data/backend/request.ts'
import { gasPriceQueryOptions } from '../../data/gas/queries.ts'
import { getPrices } from '../../data/tokens/getPrices.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import { readChain } from '../../wallet/readChain.ts'
import { networkById } from '../../wallet/rules.ts'
import { networksAtom } from '../../wallet/state.ts'
import { createError } from './errors.ts'
import { decimalsOf } from './formRules.ts'
import {
  SLIPPAGE,
  quoteFailure,
  feeOf,
  gasCost,
  coverOf,
  INITIAL_GAS,
  initialData,
  leastReceived,
  networkCost,
  plausibleGas,
  priceImpact,
  rateOf,
  type SwapCost,
  worthOf,
} from './quoteRules.ts'
import { swapProviderOf } from './swapProviderOf.ts'
import type { SwapQuote, SwapQuoteRequest } from './types.ts'

/**
 * Fetches a quote: the amount to receive, and its cost. Rejects with `SWAP_INSUFFICIENT_LIQUIDITY`, `SWAP_NO_ROUTE`,
 * or for other failures with `SWAP_QUOTE_FAILED`, which can be retried (R23).
 */
export async function fetchSwapQuote(
  config: Config,
  request: SwapQuoteRequest,
  signal: AbortSignal,
): Promise<SwapQuote> {
  const { gasPrice, ...facts } = await readQuoteFacts(config, request)
  signal.throwIfAborted()
  try {
    const { caipNetworkId, account } = request
    const { address } = parseCaipAddress(account)
    const [quote, cost] = await Promise.all([
      swapProviderOf(config).getQuote({ ...toWire(request), gasPrice, signal }),
      readSwapCost(config, { caipNetworkId, address, gasPrice, signal }),
    ])
    if (!quote) throw createError('SWAP_NO_ROUTE')
    const { toAmount, fees } = quote
    return quoteFigures(request, toAmount, { ...facts, cost, fees: fees ?? facts.fees })
  } catch (cause) {
    signal.throwIfAborted()
    throw quoteError(cause)
  }
}

/** Request to a provider. */
export const toWire = ({
  account,
  caipNetworkId,
  sourceToken,
  toToken,
  value,
}: SwapQuoteRequest): SwapRequest => ({
  account,
  caipNetworkId,
  from: sourceToken.id,
  to: toToken.id,
  amount: value,
  slippage: SLIPPAGE,
})

/** Error of a failed quote. */
function quoteError(cause: unknown): FoyerError {
  if (isFoyerError(cause, 'SWAP_NO_ROUTE')) return cause
  const { reason } = refusal(cause)
  const code = quoteFailure(reason ?? messageOf(cause))
  return code === 'SWAP_QUOTE_FAILED'
    ? createError(code, { reason }, { cause, isRetryable: true })
    : createError(code, undefined, { cause })
}

/** Gas price in wei by the backend; `undefined` where unknown. */
export const readGasPrice = (config: Config, caipNetworkId: CaipNetworkId): Promise<string | undefined> =>
  fetchQuery(config, { ...gasPriceQueryOptions(config, { caipNetworkId }), staleTime: GAS_STALE_MS }).then(
    ({ standard }) => standard,
    () => undefined,
  )

type SwapCostRequest = {
  readonly caipNetworkId: CaipNetworkId
  /** Account that swaps. */
  readonly address: string
  readonly gasPrice: string | undefined
  /** Transaction that the provider has built; `value` in wei. @default a typical swap */
  readonly built?: (Pick<SwapTransaction, 'to' | 'data' | 'gas'> & { readonly value: string }) | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Cost of a swap, by the network's nodes, since rollups charge for its data too; of its gas alone if no node answers in
 * time. The gas is that of the provider, else of a node. `undefined` where the gas price is unknown.
 */
export async function readSwapCost(
  config: Config,
  { caipNetworkId, address, gasPrice, built, signal }: SwapCostRequest,
): Promise<SwapCost | undefined> {
  const inTime = <value>(run: (ending: AbortSignal) => Promise<value>): Promise<value | void> =>
    withDeadline(run, { milliseconds: COST_MS, signal, after: internalsOf(config).timers.after }).catch(() =>
      signal?.throwIfAborted(),
    )
  const data = built ? (built.data as `0x${string}`) : initialData()
  const to = built?.to.split(':')[2] ?? address
  const estimate = (ending: AbortSignal): Promise<bigint> => {
    const parameters = { address, to, data, value: BigInt(built?.value ?? 0) }
    return readChain(config, 'estimateGas', { caipNetworkId, signal: ending, parameters })
  }
  const claimed = plausibleGas(built?.gas)
  const estimated = built && claimed === undefined ? await inTime(estimate) : undefined
  const gas = claimed ?? plausibleGas(`${estimated}`) ?? INITIAL_GAS
  const call = { data, gas: BigInt(gas), ...(gasPrice !== undefined && { gasPrice: BigInt(gasPrice) }) }
  const read = await inTime((ending) =>
    readChain(config, 'estimateTransfer', {
      caipNetworkId,
      signal: ending,
      parameters: { address, to, value: 0n, call },
    }),
  )
  // An adapter of the app may not know calls.
  if (read?.reserve !== undefined) return { fee: read.fee, reserve: read.reserve }
  return gasPrice === undefined ? undefined : gasCost(gas, gasPrice)
}

/** Reads prices, gas price and balances for a quote. Each may be missing; none fails the quote. */
export async function readQuoteFacts(config: Config, request: SwapQuoteRequest): Promise<KnownFacts> {
  const { account, caipNetworkId, sourceToken, toToken, value } = request
  const { options, store } = internalsOf(config)
  const native = tokenId(caipNetworkId, undefined)
  const { address } = parseCaipAddress(account)
  const [prices, gasPrice, list] = await Promise.all([
    getPrices(config, { addresses: [...new Set([sourceToken.id, toToken.id, native])] }).catch(
      () => undefined,
    ),
    readGasPrice(config, caipNetworkId),
    getTokenBalances(config, { address, caipNetworkId }).catch(() => undefined),
  ])
  const balanceOf = (id: string): string | undefined =>
    list && (list.tokens.find((token) => tokenKey(token.id) === tokenKey(id))?.quantity.numeric ?? '0')
  const amount = formatUnits(value, Number(sourceToken.quantity.decimals))
  const { swap } = options
  const feeBps = swap && !('getQuote' in swap) ? (swap.feeBps ?? 0) : 0
  return {
    fromPrice: prices?.[sourceToken.id] ?? sourceToken.price,
    toPrice: prices?.[toToken.id] ?? toToken.price,
    nativePrice: prices?.[native],
    nativeSymbol: networkById(store.get(networksAtom), caipNetworkId).nativeCurrency.symbol,
    balance: balanceOf(sourceToken.id) ?? sourceToken.quantity.numeric,
    nativeBalance: balanceOf(native),
    isNative: tokenKey(sourceToken.id) === tokenKey(native),
    gasPrice,
    fees: feeBps > 0 ? [{ label: '1inch', value: feeOf(amount, feeBps), token: sourceToken.symbol }] : [],
  }
}

/** About a block. */
const GAS_STALE_MS = 10_000
/** Longest wait for the nodes that tell the cost. */
const COST_MS = 3_000

/** Prices, cost and balances behind the figures of a quote. */
export type QuoteFacts = {
  /** Price in US dollars, by token id. */
  readonly fromPrice: number | undefined
  readonly toPrice: number | undefined
  readonly nativePrice: number | undefined
  readonly nativeSymbol: string
  /** Decimal text. */
  readonly balance: string
  readonly nativeBalance: string | undefined
  readonly isNative: boolean
  /** Cost of the network; absent where unknown. */
  readonly cost: SwapCost | undefined
  readonly fees: readonly SwapFee[]
}

type KnownFacts = Omit<QuoteFacts, 'cost'> & {
  /** Wei; absent where unknown. */
  readonly gasPrice: string | undefined
}

/**
 * Figures shown for a received amount. The contract enforces the slippage of the amount that the provider has built the
 * transaction for (`builtUnits`), also if a simulation delivers more, and not more than the minimum of the call
 * (`minimumUnits`), if that is known.
 */
export function quoteFigures(
  { sourceToken, toToken, value }: Pick<SwapQuoteRequest, 'sourceToken' | 'toToken' | 'value'>,
  toUnits: string,
  {
    builtUnits = toUnits,
    minimumUnits,
    ...facts
  }: QuoteFacts & { readonly builtUnits?: string | undefined; readonly minimumUnits?: string | undefined },
): SwapQuote {
  const { fromPrice, toPrice, nativePrice, nativeSymbol } = facts
  const amount = formatUnits(value, decimalsOf(sourceToken))
  const toAmount = formatUnits(toUnits, decimalsOf(toToken))
  const enforced = formatUnits(lower(toUnits, builtUnits), decimalsOf(toToken))
  const cost = facts.cost && networkCost({ fee: facts.cost.fee, price: nativePrice })
  return {
    toAmount,
    toUnits,
    ...leastReceived(enforced, { decimals: decimalsOf(toToken), limit: minimumUnits }),
    rate: rateOf(amount, toAmount),
    fromFiat: worthOf({ amount, price: fromPrice }),
    toFiat: worthOf({ amount: toAmount, price: toPrice }),
    fromPrice,
    priceImpact: priceImpact({ amount, price: fromPrice }, { amount: toAmount, price: toPrice }),
    fees: facts.fees,
    networkFee: cost && { ...cost, symbol: nativeSymbol },
    ...coverOf({ ...facts, amount, fee: cost?.amount }),
  }
}

const lower = (one: string, other: string): string => (BigInt(one) < BigInt(other) ? one : other)
