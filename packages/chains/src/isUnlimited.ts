/** Above the supply of every token. */
const UNLIMITED = 2n ** 128n - 1n
/** The largest allowance of tokens that store it in 96 bits, such as UNI and COMP. */
const UNLIMITED_96 = 2n ** 96n - 1n

/**
 * Whether an allowance, in base units, has no limit in effect: 2^128 - 1 or more, which is above the supply of every
 * token, or 2^96 - 1, the largest allowance of tokens that store it in 96 bits.
 *
 * @example
 * ```ts
 * import { isUnlimited } from '@foyer/chains/units'
 * isUnlimited(2n ** 256n - 1n) // true
 * isUnlimited(1_000_000n) // false
 * ```
 */
export const isUnlimited = (amount: bigint): boolean => amount >= UNLIMITED || amount === UNLIMITED_96
