/** Native balance of an account. Plain JSON: hosts dehydrate caches. */
export type Balance = {
  /** Base units, as a decimal string. */
  readonly value: string
  readonly decimals: number
  readonly symbol: string
  /** Exact decimal amount, e.g. `1.25`. */
  readonly formatted: string
}

/** Shown after a failed read: 0 in the network's currency (docs/spec/checklist.md §7: 0.00, ETH if unknown). */
export const balanceFallback = (
  currency: { readonly symbol: string; readonly decimals: number } | undefined,
): Balance => ({
  value: '0',
  decimals: currency?.decimals || 18,
  symbol: currency?.symbol || 'ETH',
  formatted: '0.00',
})

/**
 * Display text of a balance: truncated to three decimals, without zeros at the end, `<0.001` for a trace
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
