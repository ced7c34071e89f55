import type { CaipNetworkId, ChainNamespace } from '../types.ts'
import { InvalidCaipAddressError } from './InvalidCaipAddressError.ts'
import { parts } from './parts.ts'

export type ParsedCaipAddress<namespace extends ChainNamespace = ChainNamespace> = {
  readonly namespace: namespace
  readonly chainId: string
  readonly address: string
  readonly caipNetworkId: CaipNetworkId<namespace>
}

type NamespaceOf<value extends string> = value extends `${infer namespace extends ChainNamespace}:${string}`
  ? namespace
  : ChainNamespace

/**
 * Parses a CAIP-10 address. Does not validate the address itself: `isAddress` does. Throws `InvalidCaipAddressError`,
 * also for other values than strings.
 *
 * @example
 * ```ts
 * import { parseCaipAddress } from '@foyer/chains'
 * const { namespace, chainId, address } = parseCaipAddress('eip155:137:0x52908400098527886E0F7030069857D2E4169EE7')
 * ```
 */
export function parseCaipAddress<const value extends string>(
  value: value,
): ParsedCaipAddress<NamespaceOf<value>> {
  const found = parts(value, 3)
  if (!found) throw new InvalidCaipAddressError(value)
  const [namespace, chainId, address] = found as [NamespaceOf<value>, string, string]
  return { namespace, chainId, address, caipNetworkId: `${namespace}:${chainId}` }
}
