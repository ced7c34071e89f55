import { formatUnits } from '@foyer/chains/units'
import { Big } from 'big.js'

/** Accepted slippage in percent: the received amount may be lower than the quoted one by this (R21). */
export const SLIPPAGE = 1
/** Gas of a swap, until the provider estimates it (docs/spec/api.md §8.1). */
export const INITIAL_GAS = 150_000

/** Drop of the received amount above which the visitor must accept the new price. */
const MAX_DROP_PERCENT = 0.5

const WEI = 18
/** Size of the calldata of a swap, until the provider builds it. */
const INITIAL_BYTES = 700

/**
 * Calldata that stands for that of a swap until the provider builds it. Rollups compress calldata, so that repeated
 * bytes would cost almost nothing.
 */
export function initialData(): `0x${string}` {
  let state = 1
  const bytes = Array.from({ length: INITIAL_BYTES }, () => {
    // A linear congruential generator; the high bits do not repeat.
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor(state / 2 ** 24)
      .toString(16)
      .padStart(2, '0')
  })
  return `0x${bytes.join('')}`
}

/** Fee of a swap, and the part of the native balance that stays on the account for it; both in wei. */
export type SwapCost = { readonly fee: string; readonly reserve: string }

/** Cost of the gas alone, where no node tells the whole cost (docs/spec/api.md §8.5). */
export function gasCost(gas: number, gasPrice: string): SwapCost {
  const fee = `${BigInt(gas) * BigInt(gasPrice)}`
  return { fee, reserve: fee }
}

/** Fee of the network, in its native currency and in US dollars (docs/spec/api.md §8.5). */
export function networkCost(facts: {
  /** Wei. */
  readonly fee: string
  /** Price of the native currency, in US dollars. */
  readonly price: number | undefined
}): { readonly amount: string; readonly fiat: number | undefined } {
  const amount = new Big(facts.fee).div(`1e${WEI}`)
  return {
    amount: amount.toFixed(),
    fiat: facts.price === undefined ? undefined : amount.times(facts.price).toNumber(),
  }
}

type Worth = { readonly amount: string; readonly price: number | undefined }

/** Value of an amount in US dollars. */
export const worthOf = ({ amount, price }: Worth): number | undefined =>
  price === undefined ? undefined : new Big(amount).times(price).toNumber()

/** Loss of value by prices, in percent (docs/spec/api.md §8.5). `undefined` if a price is unknown. */
export function priceImpact(given: Worth, got: Worth): number | undefined {
  if (given.price === undefined || got.price === undefined) return undefined
  const before = new Big(given.amount).times(given.price)
  if (before.eq(0)) return undefined
  return before.minus(new Big(got.amount).times(got.price)).div(before).times(100).toNumber()
}

/** Difference that slippage may make, in units of the received token. */
export const maxSlippage = (toAmount: string, percent: number): string =>
  new Big(toAmount).times(percent).div(100).toFixed()

/**
 * Lowest amount to receive, rounded down to the decimals of the token, and its difference from the amount, also in
 * percent, rounded up. The difference is the accepted slippage, or more if the contract enforces only a lower minimum
 * (`limit`, in base units).
 */
export function leastReceived(
  toAmount: string,
  { decimals, limit }: { readonly decimals: number; readonly limit?: string | undefined },
): { readonly minReceived: string; readonly maxSlippage: string; readonly slippage: number } {
  const accepted = maxSlippage(toAmount, SLIPPAGE)
  const least = new Big(toAmount).minus(accepted).round(decimals, Big.roundDown)
  const enforced = limit === undefined ? least : new Big(formatUnits(limit, decimals))
  if (enforced.gte(least)) return { minReceived: least.toFixed(), maxSlippage: accepted, slippage: SLIPPAGE }
  const difference = new Big(toAmount).minus(enforced)
  return {
    minReceived: enforced.toFixed(),
    maxSlippage: difference.toFixed(),
    slippage: difference.div(toAmount).times(100).round(2, Big.roundUp).toNumber(),
  }
}

/** Received amount for one source token. */
export const rateOf = (amount: string, toAmount: string): string =>
  new Big(amount).eq(0) ? '0' : new Big(toAmount).div(amount).prec(9).toFixed()

/** Fee of a provider on an amount, in the unit of the amount. `bps`: basis points. */
export const feeOf = (amount: string, bps: number): string => new Big(amount).times(bps).div(10_000).toFixed()

/** Whether the balance covers the amount, and the native balance the fee besides it. All decimal text. */
export function coverOf(facts: {
  readonly amount: string
  readonly balance: string
  readonly isNative: boolean
  /** Balance of the native currency; absent where unknown. */
  readonly nativeBalance: string | undefined
  readonly fee: string | undefined
}): { readonly isCovered: boolean; readonly isFeeCovered: boolean } {
  const { amount, balance, isNative, nativeBalance, fee } = facts
  const needed = new Big(fee ?? '0').plus(isNative ? amount : '0')
  return {
    isCovered: new Big(balance).gte(amount),
    isFeeCovered: nativeBalance === undefined || fee === undefined || new Big(nativeBalance).gte(needed),
  }
}

/** Gas estimate of a provider or a node if it is plausible. Providers of unchecked transactions report 0. */
export const plausibleGas = (claimed: string | null | undefined): number | undefined => {
  const gas = Number(claimed)
  return Number.isSafeInteger(gas) && gas >= 21_000 && gas <= 30_000_000 ? gas : undefined
}

/**
 * Suggested tokens: those that the provider marks, else the most valuable balances, then by name (docs/spec/api.md
 * §8.3). Never indivisible tokens.
 */
export function suggestedTokens<token extends { readonly name: string; readonly value?: number | undefined }>(
  all: readonly (token & { readonly isSuggested?: boolean | undefined })[],
): readonly token[] {
  const marked = all.filter(({ isSuggested }) => isSuggested)
  if (marked.length > 0) return marked
  return all.toSorted(
    (a, b) => (b.value ?? 0) - (a.value ?? 0) || (a.name < b.name ? -1 : Number(a.name > b.name)),
  )
}

/** Error code of a failed quote: too little liquidity, or any other failure (R23). */
export const quoteFailure = (
  reason: string | undefined,
): 'SWAP_INSUFFICIENT_LIQUIDITY' | 'SWAP_QUOTE_FAILED' =>
  reason && /insufficient liquidity/i.test(reason) ? 'SWAP_INSUFFICIENT_LIQUIDITY' : 'SWAP_QUOTE_FAILED'

/** Given and received amount of a shown review, both in base units. */
export type SwapPromise = { readonly value: string; readonly toUnits: string }

/** Whether the promised rate has dropped so far that the visitor must accept it again. */
export const hasMoved = (promised: SwapPromise, now: SwapPromise): boolean =>
  new Big(now.toUnits)
    .times(promised.value)
    .times(100)
    .lt(new Big(promised.toUnits).times(now.value).times(100 - MAX_DROP_PERCENT))

/** The promise with the better rate: a slowly sinking price is compared with its highest value. */
export const bestOf = (one: SwapPromise, other: SwapPromise): SwapPromise =>
  BigInt(other.toUnits) * BigInt(one.value) > BigInt(one.toUnits) * BigInt(other.value) ? other : one
