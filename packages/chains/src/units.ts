import { trimEnd } from './text/trimEnd.ts'

/**
 * Handling of digits below the smallest unit: `refuse` rejects them (amounts to send), `truncate` cuts them (balances),
 * `halfUp` rounds (quotes).
 */
export type Rounding = 'refuse' | 'truncate' | 'halfUp'

const DECIMAL = /^(\d+)(?:\.(\d*))?$/

/**
 * A decimal text in base units. `undefined` for other texts (signs, exponents and separators are invalid), and with
 * `refuse` for digits other than 0 below the smallest unit.
 *
 * @example
 * ```ts
 * import { parseUnits } from '@foyer/chains/units'
 * parseUnits('1.5', 18, 'refuse') // 1500000000000000000n
 * parseUnits('0.0000005', 6, 'halfUp') // 1n
 * ```
 */
export function parseUnits(text: string, decimals: number, rounding: Rounding): bigint | undefined {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) return undefined
  const rest = fraction.slice(decimals)
  if (rounding === 'refuse' && /[1-9]/.test(rest)) return undefined
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return rounding === 'halfUp' && rest.charAt(0) >= '5' ? units + 1n : units
}

/**
 * Base units as an exact decimal text without trailing zeros. The inverse of `parseUnits`.
 *
 * @example
 * ```ts
 * import { formatUnits } from '@foyer/chains/units'
 * formatUnits(1500000000000000000n, 18) // '1.5'
 * ```
 */
export function formatUnits(value: bigint | string, decimals: number): string {
  const text = `${value}`
  const isNegative = text.startsWith('-')
  const digits = (isNegative ? text.slice(1) : text).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = trimEnd(digits.slice(digits.length - decimals), '0')
  return `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** Largest value of `uint256`. */
const MAX_VALUE = 2n ** 256n - 1n

/**
 * Value of a transaction in base units: a bigint, a decimal text or a `0x` quantity. `undefined` for anything else:
 * other types, signs, fractions, and numbers above `uint256`.
 *
 * @example
 * ```ts
 * import { parseValue } from '@foyer/chains/units'
 * parseValue('1000000000000000000') // 1000000000000000000n
 * parseValue('0xde0b6b3a7640000') // 1000000000000000000n
 * parseValue(1.5) // undefined
 * ```
 */
export function parseValue(value: unknown): bigint | undefined {
  const isText = typeof value === 'string' && /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value)
  const parsed = isText ? BigInt(value) : value
  return typeof parsed === 'bigint' && parsed >= 0n && parsed <= MAX_VALUE ? parsed : undefined
}
