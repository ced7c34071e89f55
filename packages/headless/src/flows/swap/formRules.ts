import { formatUnits, parseUnits } from '@foyer/chains/units'

/** Process names of the start, the quote and the review. */
export const START_PROCESS = 'swapStart'
export const QUOTE_PROCESS = 'swapQuote'
export const REVIEW_PROCESS = 'swapReview'
/** Time after the last typed change until the quote is requested (docs/spec/api.md §17). */
export const QUOTE_WAIT_MS = 200
/** Interval of refetching the quote and renewing the review (docs/spec/api.md §17). */
export const REFRESH_MS = 10_000

const TO_DIGITS = 6

type Token = { readonly id: string; readonly quantity: { readonly decimals: string } }

export type SwapProblem = 'noToken' | 'noAmount'

/**
 * Why no quote can be requested. Tokens without decimals cannot be swapped. First match wins (docs/spec/api.md §8.4,
 * §8.6).
 */
export function swapProblem(facts: {
  readonly sourceToken: Token | undefined
  readonly toToken: Token | undefined
  readonly amount: string
}): SwapProblem | undefined {
  const { sourceToken, toToken, amount } = facts
  const isUsable = (token: Token | undefined): boolean => token !== undefined && decimalsOf(token) > 0
  if (!sourceToken || !isUsable(sourceToken) || !isUsable(toToken)) return 'noToken'
  return parseUnits(amount, decimalsOf(sourceToken), 'halfUp') ? undefined : 'noAmount'
}

export const decimalsOf = ({ quantity }: Pick<Token, 'quantity'>): number => Number(quantity.decimals)

/**
 * Amount to receive, as shown: at most six decimals, or all of them where six would show zero, without zeros at the end
 * (docs/spec/api.md §8.5).
 *
 * @example
 * ```ts
 * import { shownToAmount } from '@foyer/headless'
 * shownToAmount('1234567890', 9) // '1.234568'
 * ```
 */
export function shownToAmount(toUnits: string, decimals: number): string {
  const exact = formatUnits(toUnits, decimals)
  const digits = `${parseUnits(exact, TO_DIGITS, 'halfUp') ?? ''}`.padStart(TO_DIGITS + 1, '0')
  return /[1-9]/.test(digits) || toUnits === '0'
    ? `${digits.slice(0, -TO_DIGITS)}.${digits.slice(-TO_DIGITS)}`.replace(/(?<!0)0+$/, '').replace(/\.$/, '')
    : exact
}

/**
 * Form with exchanged sides: the received amount is now the given one, or `1` if it was unknown (docs/spec/api.md
 * §8.4).
 */
export function flipped<token extends object>(facts: {
  readonly sourceToken: token | undefined
  readonly toToken: token | undefined
  /** Received amount of the current quote. */
  readonly toAmount: string | undefined
}): {
  readonly sourceToken: token | undefined
  readonly toToken: token | undefined
  readonly amount: string
} {
  const { sourceToken, toToken, toAmount } = facts
  return { sourceToken: toToken, toToken: sourceToken, amount: toToken ? toAmount || '1' : '' }
}

/**
 * Tone of a price impact (docs/spec/views.md §5.13). `unknown`: a price is unknown, which the visitor has to confirm
 * (R63).
 *
 * @example
 * ```ts
 * import { impactTone } from '@foyer/headless'
 * impactTone(0.4) // 'usual'
 * impactTone(15) // 'danger'
 * ```
 */
export function impactTone(percent: number | undefined): 'usual' | 'warning' | 'danger' | 'unknown' {
  if (percent === undefined) return 'unknown'
  if (percent < 5) return 'usual'
  return percent < 15 ? 'warning' : 'danger'
}

export type SwapStatus =
  | 'editing'
  | 'quoting'
  | 'inputError'
  | 'ready'
  | 'building'
  | 'needsApproval'
  | 'canSwap'

/**
 * State of a swap (docs/spec/api.md §8.8). First match wins.
 *
 * @example
 * ```ts
 * import { swapStatus } from '@foyer/headless'
 * swapStatus({
 *   problem: undefined,
 *   step: undefined,
 *   isPreparing: false,
 *   isQuoting: false,
 *   quote: { isCovered: true },
 *   failure: undefined,
 * }) // 'ready'
 * ```
 */
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
