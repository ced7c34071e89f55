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
  const [one, other] = [splitAddress(a), splitAddress(b)]
  if (one.namespace && other.namespace && one.namespace !== other.namespace) return false
  return addressKey(one.address) === addressKey(other.address)
}

/** Namespace and address of a CAIP-10 account; other text is an address. */
function splitAddress(value: string): { readonly namespace?: string | undefined; readonly address: string } {
  const [namespace, , address, ...rest] = value.split(':')
  return address === undefined || rest.length ? { address: value } : { namespace, address }
}

const EVM = /^(?:0x)?([0-9a-f]{40})$/i
/** The characters of bech32 (BIP-173): a human-readable part, the last `1`, then at least a checksum. */
const BECH32 = /^[!-~]{1,83}1[02-9ac-hj-np-z]{6,}$/

/**
 * Key for comparing addresses: hex and bech32 are lower-cased, base58 and SS58 keep their case. Only text in one case
 * is recognised as bech32, as BIP-173 requires; base58 mixes cases.
 */
export function addressKey(address: string): string {
  const lower = address.toLowerCase()
  const hex = EVM.exec(lower)
  if (hex) return `0x${hex[1]}`
  return BECH32.test(lower) && (address === lower || address === address.toUpperCase()) ? lower : address
}
