import { formatUnits, parseUnits } from '@foyer/chains/units'

/** Numbers of at most 80 digits before and 80 after the point. */
const DECIMAL = /^\d{1,80}(?:\.(?:\d{1,80})?)?(?:e[+-]?\d{1,2})?$/i

/** Maximum decimal places: 80 digits, and an exponent of two digits. */
const PLACES = 179

/** Decimal text of a number, without an exponent; `undefined` if invalid. */
export function plainDecimal(text: string): string | undefined {
  if (!DECIMAL.test(text)) return undefined
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const shift = Number(exponent) - fraction.length
  const digits = `${whole}${fraction}${'0'.repeat(Math.max(shift, 0))}`
  return formatUnits(BigInt(digits), Math.max(-shift, 0))
}

const unitsOf = (text: string): bigint => parseUnits(text, PLACES, 'refuse') ?? 0n

/** Negative if `a` is less than `b`, positive if it is more. */
export function compareDecimals(a: string, b: string): number {
  const difference = unitsOf(a) - unitsOf(b)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export const addDecimals = (a: string, b: string): string => formatUnits(unitsOf(a) + unitsOf(b), PLACES)

/** Whether an amount is less than a percentage of another amount. */
export const isBelowShare = (amount: string, of: string, percent: number): boolean =>
  unitsOf(amount) * 100n < unitsOf(of) * BigInt(percent)

/** Rounds half up to decimal places, without trailing zeros. */
export const roundDecimal = (text: string, places: number): string =>
  formatUnits(parseUnits(text, places, 'halfUp') ?? 0n, places)
