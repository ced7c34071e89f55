import { addressKey } from './addressKey.ts'

/**
 * Whether two addresses, plain or CAIP-10, are the same account: whatever the case where the family ignores it,
 * and on whichever of the family's networks. Two CAIP-10 addresses of different families never are.
 *
 * @example
 * ```ts
 * import { isSameAddress } from '@foyer/chains'
 * isSameAddress('0xABCDEF0123456789ABCDEF0123456789ABCDEF01', 'eip155:1:0xabcdef0123456789abcdef0123456789abcdef01') // true
 * ```
 */
export function isSameAddress(a: string, b: string): boolean {
  const [one, other] = [a.split(':'), b.split(':')]
  if (one.length === 3 && other.length === 3 && one[0] !== other[0]) return false
  const address = (parts: readonly string[], value: string) => (parts.length === 3 ? parts[2]! : value)
  return addressKey(address(one, a)) === addressKey(address(other, b))
}
