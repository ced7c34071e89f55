import type { ChainNamespace } from '../types.ts'
import { InvalidCaipNetworkIdError } from './InvalidCaipNetworkIdError.ts'
import { parts } from './parts.ts'

export type ParsedCaipNetworkId<
  namespace extends ChainNamespace = ChainNamespace,
  chainId extends string = string,
> = {
  readonly namespace: namespace
  readonly chainId: chainId
}

type Parsed<value extends string> = value extends `${infer namespace extends ChainNamespace}:${infer chainId}`
  ? ParsedCaipNetworkId<namespace, chainId>
  : ParsedCaipNetworkId

/**
 * Parses a CAIP-2 network id. Throws `InvalidCaipNetworkIdError`, also for other values than strings.
 *
 * @example
 * ```ts
 * import { parseCaipNetworkId } from '@foyer/chains'
 * const { namespace, chainId } = parseCaipNetworkId('eip155:1')
 * ```
 */
export function parseCaipNetworkId<const value extends string>(value: value): Parsed<value> {
  const found = parts(value, 2)
  if (!found) throw new InvalidCaipNetworkIdError(value)
  return { namespace: found[0], chainId: found[1] } as Parsed<value>
}
