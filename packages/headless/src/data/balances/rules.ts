/** Native balance of an account. Plain JSON: hosts dehydrate caches. */
export type Balance = {
  /** Base units, as a decimal string. */
  readonly value: string
  readonly decimals: number
  readonly symbol: string
  /** Exact decimal amount, e.g. `1.25`. */
  readonly formatted: string
}

/**
 * Balance after a failed read: 0.00 in the native currency, or in ETH if that is unknown (docs/spec/checklist.md §7).
 */
export const balanceFallback = (
  currency: { readonly symbol: string; readonly decimals: number } | undefined,
): Balance => ({
  value: '0',
  decimals: currency?.decimals || 18,
  symbol: currency?.symbol || 'ETH',
  formatted: '0.00',
})

/**
 * Display text of an amount: truncated to three decimals without trailing zeros, `<0.001` for less than that
 * (docs/spec/checklist.md §5, R54).
 *
 * @example
 * ```ts
 * import { displayAmount } from '@foyer/headless'
 * displayAmount('1.23456') // '1.234'
 * displayAmount('0.00001') // '<0.001'
 * ```
 */
export function displayAmount(formatted: string | undefined): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(formatted ?? '')
  if (!match) return '0'
  const [, sign = '', whole = '0', fraction = ''] = match
  const cut = fraction.slice(0, 3).replace(/(?<!0)0+$/, '')
  const isTrace = /^0+$/.test(whole) && cut === '' && /[1-9]/.test(fraction)
  return isTrace ? '<0.001' : `${sign}${whole}${cut && '.'}${cut}`
}
