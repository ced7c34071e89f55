/** Longer numbers are nobody's balance. */
const DECIMAL = /^(\d{1,80})(?:\.(\d{0,80}))?(?:e([+-]?\d{1,2}))?$/i

/** A number as plain decimal text, without an exponent; `undefined` for what is no amount. */
export function plainDecimal(text: string): string | undefined {
  const [, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? []
  if (whole === '') return undefined
  const point = whole.length + Number(exponent)
  const digits = `${'0'.repeat(Math.max(0, 1 - point))}${whole}${fraction}`.padEnd(point, '0')
  const at = Math.max(1, point)
  const rest = digits.slice(at).replace(/0+$/, '')
  return `${digits.slice(0, at).replace(/^0+(?=\d)/, '')}${rest && `.${rest}`}`
}

/** Both as whole numbers of the smallest unit that either has. */
function align(a: string, b: string): readonly [bigint, bigint, places: number] {
  const places = Math.max(placesOf(a), placesOf(b))
  return [toUnits(a, places), toUnits(b, places), places]
}

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0

function toUnits(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(`${whole}${fraction.padEnd(places, '0')}`)
}

function fromUnits(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0')
  const fraction = digits.slice(digits.length - places)
  return `${digits.slice(0, digits.length - places)}${places > 0 ? `.${fraction}` : ''}`
}

/** Negative when `a` is less, positive when it is more. */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = align(a, b)
  return left < right ? -1 : Number(left > right)
}

export function addDecimals(a: string, b: string): string {
  const [left, right, places] = align(a, b)
  return plainDecimal(fromUnits(left + right, places)) ?? '0'
}

/** Whether an amount is less than so many hundredths of another. */
export function isBelowShare(amount: string, of: string, percent: number): boolean {
  const [part, whole] = align(amount, of)
  return part * 100n < whole * BigInt(percent)
}

/** Rounded to so many places, a half away from zero. */
export function roundDecimal(text: string, places: number): string {
  const given = placesOf(text)
  const units = toUnits(text, given)
  if (given <= places) return fromUnits(units * 10n ** BigInt(places - given), places)
  const step = 10n ** BigInt(given - places)
  return fromUnits((units * 2n + step) / (step * 2n), places)
}
