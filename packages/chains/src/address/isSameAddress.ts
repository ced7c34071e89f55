import { addressKey } from './addressKey.ts'

/**
 * Whether two addresses, plain or CAIP-10, are the same account. Ignores case where the namespace does, and ignores the
 * network. CAIP-10 addresses of different namespaces are never the same.
 *
 * @example
 * ```ts
 * import { isSameAddress } from '@foyer/chains'
 * isSameAddress('0xABCDEF0123456789ABCDEF0123456789ABCDEF01', 'eip155:1:0xabcdef0123456789abcdef0123456789abcdef01') // true
 * ```
 */
export function isSameAddress(a: string, b: string): boolean {
  const [one, other] = [apart(a), apart(b)]
  if (one.namespace && other.namespace && one.namespace !== other.namespace) return false
  return addressKey(one.address) === addressKey(other.address)
}

function apart(value: string): { readonly namespace?: string | undefined; readonly address: string } {
  const [namespace, , address, ...rest] = value.split(':')
  return address === undefined || rest.length ? { address: value } : { namespace, address }
}
