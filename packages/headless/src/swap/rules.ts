import Big from 'big.js'
import { formatUnits } from '../balances/rules.ts'

/** Percent of what is promised that may be missing in the end (rulings R21). */
export const SLIPPAGE = 1
/** Gas of a swap, until somebody says how much it is (api §8.1). */
export const INITIAL_GAS = 150_000
/** A quote is waited for, and what is reviewed is made, under these names. */
export const QUOTE_PROCESS = 'swapQuote'
export const REVIEW_PROCESS = 'swapReview'
/** Typing is over when nothing more came for this long (api §17). */
export const QUOTE_WAIT_MS = 200
/** So often everything is asked anew (api §17). */
export const REFRESH_MS = 10_000
/** What was shown longer ago is asked again before anybody signs it. */
const REVIEW_LIFE_MS = 20_000
/** So much less than was promised is another price, which wants another yes; in percent. */
const MOVED = 0.5

const WEI = 18
const TO_DIGITS = 6

type Token = { readonly id: string; readonly quantity: { readonly decimals: string } }

export type SwapProblem = 'noToken' | 'noAmount'

/** Why no quote can be asked for. What is indivisible cannot be swapped. First match wins (api §8.4, §8.6). */
export function swapProblem(facts: {
  readonly sourceToken: Token | undefined
  readonly toToken: Token | undefined
  readonly amount: string
}): SwapProblem | undefined {
  const { sourceToken, toToken, amount } = facts
  const isUsable = (token: Token | undefined): boolean => token !== undefined && decimalsOf(token) > 0
  if (!sourceToken || !isUsable(sourceToken) || !isUsable(toToken)) return 'noToken'
  return /[1-9]/.test(toBaseUnits(amount, decimalsOf(sourceToken)) ?? '') ? undefined : 'noAmount'
}

export const decimalsOf = ({ quantity }: Pick<Token, 'quantity'>): number => Number(quantity.decimals)

/**
 * An amount in smallest units, rounded half up, all digits, without an exponent (api §8.5). An empty field is nothing;
 * what is no decimal number is refused: `undefined`.
 */
export function toBaseUnits(amount: string, decimals: number): string | undefined {
  if (amount === '') return '0'
  if (!/^\d+(?:\.\d*)?$/.test(amount)) return undefined
  const whole = amount.replace(/\.$/, '')
  return new Big(whole).times(`1e${decimals}`).round(0, Big.roundHalfUp).toFixed(0)
}

/** What is got as it is shown: six decimals, and all of them where six would be nothing (api §8.5). */
export function shownToAmount(toUnits: string, decimals: number): string {
  const exact = formatUnits(toUnits, decimals)
  const shown = new Big(exact).toFixed(TO_DIGITS, Big.roundHalfUp)
  return /[1-9]/.test(shown) || toUnits === '0' ? shown : exact
}

/** Both sides the other way round; what was got is given now, `1` of it where that was not known (api §8.4). */
export function flipped<token extends object>(facts: {
  readonly sourceToken: token | undefined
  readonly toToken: token | undefined
  /** Of what is got now. */
  readonly toAmount: string | undefined
}): {
  readonly sourceToken: token | undefined
  readonly toToken: token | undefined
  readonly amount: string
} {
  const { sourceToken, toToken, toAmount } = facts
  return { sourceToken: toToken, toToken: sourceToken, amount: toToken ? toAmount || '1' : '' }
}

/** All of a token; of a native currency, what a swap takes of it stays (api §8.6). Never below nothing. */
export function maxSwapAmount(facts: {
  /** Decimal text. */
  readonly balance: string
  readonly decimals: number
  readonly isNative: boolean
  /** Wei; absent or `0` where nobody knows. */
  readonly gasPrice: string | undefined
}): string {
  const { balance, decimals, isNative, gasPrice = '0' } = facts
  const kept = isNative ? new Big(gasPrice).times(INITIAL_GAS).div(`1e${WEI}`) : new Big(0)
  const left = new Big(balance).minus(kept)
  return left.lte(0) ? '0' : left.round(decimals, Big.roundDown).toFixed()
}

/** What the network takes, in its own currency and in US dollars (api §8.5). */
export function networkCost(facts: {
  readonly gas: number
  /** Wei. */
  readonly gasPrice: string
  /** Of one of the native currency, in US dollars. */
  readonly price: number | undefined
}): { readonly amount: string; readonly fiat: number | undefined } {
  const amount = new Big(facts.gas).times(facts.gasPrice).div(`1e${WEI}`)
  return {
    amount: amount.toFixed(),
    fiat: facts.price === undefined ? undefined : amount.times(facts.price).toNumber(),
  }
}

type Worth = { readonly amount: string; readonly price: number | undefined }

/** What so much is worth, in US dollars. */
export const worthOf = ({ amount, price }: Worth): number | undefined =>
  price === undefined ? undefined : new Big(amount).times(price).toNumber()

/** How much less is got than given, by prices, in percent (api §8.5). Unknown where a price is. */
export function priceImpact(given: Worth, got: Worth): number | undefined {
  if (given.price === undefined || got.price === undefined) return undefined
  const before = new Big(given.amount).times(given.price)
  if (before.eq(0)) return undefined
  return before.minus(new Big(got.amount).times(got.price)).div(before).times(100).toNumber()
}

/** How a price impact is to be looked at (views §5.13). */
export function impactTone(percent: number | undefined): 'usual' | 'warning' | 'danger' {
  if (percent === undefined || percent < 5) return 'usual'
  return percent < 15 ? 'warning' : 'danger'
}

/** How much of what is got may be missing in the end, in its own units. */
export const maxSlippage = (toAmount: string, percent: number): string =>
  new Big(toAmount).times(percent).div(100).toFixed()

/** At the least, in what a token can be divided into. */
export const minReceived = (toAmount: string, percent: number, decimals: number): string =>
  new Big(toAmount).minus(maxSlippage(toAmount, percent)).round(decimals, Big.roundDown).toFixed()

/** What one of the token that is given brings. */
export const rateOf = (amount: string, toAmount: string): string =>
  new Big(amount).eq(0) ? '0' : new Big(toAmount).div(amount).prec(9).toFixed()

/** What a provider takes of an amount, in hundredths of a percent. */
export const feeOf = (amount: string, bps: number): string => new Big(amount).times(bps).div(10_000).toFixed()

/** Whether there is enough, and enough of the native currency for the fee beside it. All decimal text. */
export function coverOf(facts: {
  readonly amount: string
  readonly balance: string
  readonly isNative: boolean
  /** Of the native currency; absent where nobody knows. */
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

/**
 * A native amount with which its own fee cannot be paid, and what is left for the swap when it is (api §8.7). All in
 * wei; `undefined` where the amount stays, or nothing would be left.
 */
export function affordable(facts: {
  readonly amount: string
  readonly balance: string
  readonly gas: number
  readonly gasPrice: string
}): string | undefined {
  const cost = BigInt(facts.gas) * BigInt(facts.gasPrice)
  const balance = BigInt(facts.balance)
  return BigInt(facts.amount) + cost > balance && balance > cost ? `${balance - cost}` : undefined
}

/** What has to be asked of the wallet first (api §8.7). A native currency needs nobody's leave. */
export function nextStep(facts: {
  readonly isNative: boolean
  readonly amount: string
  readonly allowance: string
}): 'approve' | 'swap' {
  return facts.isNative || BigInt(facts.allowance) >= BigInt(facts.amount) ? 'swap' : 'approve'
}

/** Tokens that take no new allowance while there is an old one. */
const strict: ReadonlySet<string> = new Set(['eip155:1:0xdac17f958d2ee523a2206206994597c13d831ec7'])

/** How much the provider is allowed to take: what is swapped and not a unit more. */
export const approvalValue = (facts: {
  readonly token: string
  readonly amount: string
  readonly allowance: string
}): string => (strict.has(facts.token.toLowerCase()) && BigInt(facts.allowance) > 0n ? '0' : facts.amount)

const APPROVE = '0x095ea7b3'
const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i
const DATA = /^0x(?:[0-9a-f]{2})*$/i
const word = (hex: string): string => hex.padStart(64, '0')

/** `approve(spender, value)` */
export const approveData = (spender: string, value: string): string =>
  `${APPROVE}${word(spender.slice(2).toLowerCase())}${word(BigInt(value).toString(16))}`

/** Whom a call of `approve` allows something; `undefined` for any other call. */
export function spenderOf(data: string): string | undefined {
  const match = /^0x095ea7b30{24}([0-9a-f]{40})[0-9a-f]{64}$/i.exec(data)
  return match ? `0x${match[1]}` : undefined
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
/** Nobody is there: zero, and what stands for native currencies. */
const isNobody = (address: string): boolean => /^0x(?:0{40}|e{40})$/i.test(address)

export type ApprovalProblem = 'spender' | 'token'

/** Why nobody is to be asked to let this one take their tokens. */
export function approvalProblem(facts: {
  readonly spender: string | undefined
  readonly token: string
  readonly account: string
}): ApprovalProblem | undefined {
  const { spender, token, account } = facts
  if (spender === undefined || !HEX_ADDRESS.test(spender) || isNobody(spender)) return 'spender'
  if (isSame(spender, account)) return 'spender'
  return isSame(spender, token) ? 'token' : undefined
}

/** Calls that move or give away tokens by themselves: no contract that swaps is called like this. */
const grabs: ReadonlySet<string> = new Set([
  '0x095ea7b3', // approve
  '0xa9059cbb', // transfer
  '0x23b872dd', // transferFrom
  '0x39509351', // increaseAllowance
  '0xd505accf', // permit
  '0x8fcbaf0c', // permit, as DAI has it
  '0xa22cb465', // setApprovalForAll
  '0x42842e0e', // safeTransferFrom
  '0xb88d4fde', // safeTransferFrom, with data
  '0xf242432a', // safeTransferFrom of ERC-1155
  '0x2eb2c2d6', // safeBatchTransferFrom
])

export type TransactionProblem = 'network' | 'account' | 'target' | 'data' | 'value'

/** Why a transaction that a provider built is not the swap that was reviewed. First match wins. */
export function transactionProblem(facts: {
  readonly transaction: {
    readonly from: string
    readonly to: string
    readonly data: string
    readonly value?: string | null | undefined
  }
  /** CAIP-10. */
  readonly account: string
  readonly caipNetworkId: string
  /** CAIP-10 of both tokens. */
  readonly tokens: readonly string[]
  /** What of the native currency is given, in wei. */
  readonly value: string
}): TransactionProblem | undefined {
  const { transaction, account, caipNetworkId, tokens, value } = facts
  const { from, to, data } = transaction
  const isHere = (id: string): boolean => id.startsWith(`${caipNetworkId}:`)
  if (!isHere(from) || !isHere(to)) return 'network'
  if (!isSame(from, account)) return 'account'
  const target = to.slice(caipNetworkId.length + 1)
  if (!HEX_ADDRESS.test(target) || isNobody(target) || isSame(to, account)) return 'target'
  if (tokens.some((token) => isSame(token, to))) return 'target'
  if (!DATA.test(data) || data.length < 10 || grabs.has(data.slice(0, 10).toLowerCase())) return 'data'
  const isValueSame = transaction.value == null || BigInt(transaction.value) === BigInt(value)
  return isValueSame ? undefined : 'value'
}

/**
 * What is suggested: what the provider marks, else what the account holds most of, and then by name (api §8.3). Never
 * what is indivisible.
 */
export function suggestedTokens<
  token extends Token & { readonly name: string; readonly value?: number | undefined },
>(all: readonly (token & { readonly isSuggested?: boolean | undefined })[]): readonly token[] {
  const marked = all.filter(({ isSuggested }) => isSuggested)
  if (marked.length > 0) return marked
  return all.toSorted(
    (a, b) => (b.value ?? 0) - (a.value ?? 0) || (a.name < b.name ? -1 : Number(a.name > b.name)),
  )
}

/** Gas that a provider names, where it is believable. */
export const gasOf = (claimed: string | null | undefined): number => {
  const gas = Number(claimed)
  return Number.isSafeInteger(gas) && gas >= 21_000 && gas <= 30_000_000 ? gas : INITIAL_GAS
}

/** Whether what was shown is too old to be signed. A clock that was set back makes nothing younger. */
export const isReviewStale = (time: number, now: number): boolean => now - time > REVIEW_LIFE_MS || now < time

/** What somebody is told they get for an amount, both in smallest units. */
export type SwapPromise = { readonly value: string; readonly toUnits: string }

/** Whether so much less is promised now, for each unit that is given, that it wants another yes. */
export const hasMoved = (promised: SwapPromise, now: SwapPromise): boolean =>
  new Big(now.toUnits)
    .times(promised.value)
    .times(100)
    .lt(new Big(promised.toUnits).times(now.value).times(100 - MOVED))

/** The better of two promises: a price that sinks little by little is measured by the best of them. */
export const bestOf = (one: SwapPromise, other: SwapPromise): SwapPromise =>
  BigInt(other.toUnits) * BigInt(one.value) > BigInt(one.toUnits) * BigInt(other.value) ? other : one

/** What a failed quote is: too little of the token where it is swapped, or anything else (rulings R23). */
export const quoteFailure = (
  reason: string | undefined,
): 'SWAP_INSUFFICIENT_LIQUIDITY' | 'SWAP_QUOTE_FAILED' =>
  reason && /insufficient liquidity/i.test(reason) ? 'SWAP_INSUFFICIENT_LIQUIDITY' : 'SWAP_QUOTE_FAILED'

const swapRoutes: ReadonlySet<string> = new Set([
  'Swap',
  'SwapSelectToken',
  'SwapPreview',
  // The embedded wallet shows there what it is asked.
  'ApproveTransaction',
])

/** Whether the views of a swap are left (api §8.4). */
export const isSwapLeft = (before: string, now: string): boolean =>
  swapRoutes.has(before) && !swapRoutes.has(now)

export type SwapStatus =
  | 'editing'
  | 'quoting'
  | 'inputError'
  | 'ready'
  | 'building'
  | 'needsApproval'
  | 'canSwap'

/** The state table of a swap (api §8.8), in the facts that there are of it. First match wins. */
export function swapStatus(facts: {
  readonly problem: SwapProblem | undefined
  readonly step: 'approve' | 'swap' | undefined
  readonly isPreparing: boolean
  readonly isQuoting: boolean
  readonly quote: { readonly isCovered: boolean } | undefined
  readonly failure: string | undefined
}): SwapStatus {
  if (facts.step) return facts.step === 'approve' ? 'needsApproval' : 'canSwap'
  if (facts.isPreparing) return 'building'
  if (facts.problem) return 'editing'
  if (facts.isQuoting) return 'quoting'
  if (facts.failure === 'SWAP_INSUFFICIENT_LIQUIDITY') return 'inputError'
  if (!facts.quote) return 'editing'
  return facts.quote.isCovered ? 'ready' : 'inputError'
}
