import type { ChainNamespace } from '../types.ts'
import { InvalidCaipAddressError } from './InvalidCaipAddressError.ts'
import { parts } from './parts.ts'

export type FormatCaipAddressParameters<
  namespace extends ChainNamespace = ChainNamespace,
  chainId extends string | number = string | number,
  address extends string = string,
> = {
  readonly namespace: namespace
  readonly chainId: chainId
  readonly address: address
}

/**
 * Writes a CAIP-10 address. Throws `InvalidCaipAddressError` when the result could not be parsed again.
 *
 * @example
 * ```ts
 * import { formatCaipAddress } from '@foyer/chains'
 * const caipAddress = formatCaipAddress({
 *   namespace: 'eip155',
 *   chainId: 1,
 *   address: '0x52908400098527886E0F7030069857D2E4169EE7',
 * })
 * ```
 */
export function formatCaipAddress<
  const namespace extends ChainNamespace,
  const chainId extends string | number,
  const address extends string,
>(
  parameters: FormatCaipAddressParameters<namespace, chainId, address>,
): `${namespace}:${chainId}:${address}` {
  const { namespace, chainId, address } = parameters
  const value = `${namespace}:${chainId}:${address}` as const
  if (!parts(value, 3)) throw new InvalidCaipAddressError(value)
  return value
}
