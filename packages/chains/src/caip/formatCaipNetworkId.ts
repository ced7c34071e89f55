import type { ChainNamespace } from '../types.ts'
import { InvalidCaipNetworkIdError } from './InvalidCaipNetworkIdError.ts'
import { parts } from './parts.ts'

export type FormatCaipNetworkIdParameters<
  namespace extends ChainNamespace = ChainNamespace,
  chainId extends string | number = string | number,
> = {
  readonly namespace: namespace
  readonly chainId: chainId
}

/**
 * Writes a CAIP-2 network id. Throws `InvalidCaipNetworkIdError` when the result could not be parsed again.
 *
 * @example
 * ```ts
 * import { formatCaipNetworkId } from '@foyer/chains'
 * const caipNetworkId = formatCaipNetworkId({ namespace: 'eip155', chainId: 137 })
 * ```
 */
export function formatCaipNetworkId<
  const namespace extends ChainNamespace,
  const chainId extends string | number,
>(parameters: FormatCaipNetworkIdParameters<namespace, chainId>): `${namespace}:${chainId}` {
  const value = `${parameters.namespace}:${parameters.chainId}` as const
  if (!parts(value, 2)) throw new InvalidCaipNetworkIdError(value)
  return value
}
