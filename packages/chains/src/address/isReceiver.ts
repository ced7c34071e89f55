import type { ChainNamespace } from '../types.ts'
import { isAddress } from './isAddress.ts'
import { toChecksum } from './toChecksum.ts'

/**
 * Whether a typed or pasted text is an address that money can be sent to: like `isAddress`, and an EVM address in mixed
 * case must carry its EIP-55 checksum, which detects typing errors. Never throws.
 *
 * @example
 * ```ts
 * import { isReceiver } from '@foyer/chains'
 * isReceiver('eip155', '0x52908400098527886E0F7030069857D2E4169EE7') // true
 * isReceiver('eip155', '0x52908400098527886e0F7030069857D2E4169EE7') // false
 * ```
 */
export function isReceiver(namespace: ChainNamespace, value: string): boolean {
  return isAddress(namespace, value) && (namespace !== 'eip155' || hasChecksum(value))
}

/** Whether an EVM address is in one case, or its capitals are those of EIP-55. */
function hasChecksum(address: string): boolean {
  const digits = address.replace(/^0x/i, '')
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  return !isMixed || toChecksum(`0x${digits}`) === `0x${digits}`
}
