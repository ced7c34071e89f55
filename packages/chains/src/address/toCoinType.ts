import { createError } from '../errors/catalogue.ts'

/**
 * ENSIP-11 coin type of an EVM chain. Throws `INVALID_CHAIN_ID` for anything but an integer from 0 to 2^31 - 1.
 *
 * @example
 * ```ts
 * import { toCoinType } from '@foyer/chains'
 * toCoinType(137) // 2147483785
 * ```
 */
export function toCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= 2 ** 31) throw createError('INVALID_CHAIN_ID')
  return 2 ** 31 + chainId
}
