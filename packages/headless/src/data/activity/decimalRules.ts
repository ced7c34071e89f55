import Big from 'big.js'

/** Longer numbers are nobody's balance. */
const DECIMAL = /^\d{1,80}(?:\.(?:\d{1,80})?)?(?:e[+-]?\d{1,2})?$/i

/** A number as plain decimal text, without an exponent; `undefined` for what is no amount. */
export const plainDecimal = (text: string): string | undefined =>
  DECIMAL.test(text) ? Big(text.replace(/\.(?!\d)/, '')).toFixed() : undefined

/** Negative when `a` is less, positive when it is more. */
export const compareDecimals = (a: string, b: string): number => Big(a).cmp(b)

export const addDecimals = (a: string, b: string): string => Big(a).plus(b).toFixed()

/** Whether an amount is less than so many hundredths of another. */
export const isBelowShare = (amount: string, of: string, percent: number): boolean =>
  Big(amount).times(100).lt(Big(of).times(percent))

/** Rounded to so many places, a half away from zero. */
export const roundDecimal = (text: string, places: number): string =>
  Big(text).toFixed(places, Big.roundHalfUp)
