import { FoyerError } from '../errors/FoyerError.ts'
import type { CaipNetworkId, ChainNamespace } from '../types.ts'
import { chainNamespaces } from './namespaces.ts'

/** Colon-separated segments, if there are exactly `count`, none is empty, and the first is a namespace. */
function parts(value: unknown, count: number): [ChainNamespace, string, string] | undefined {
  if (typeof value !== 'string') return undefined
  const found = value.split(':')
  if (found.length !== count || found.includes('')) return undefined
  return chainNamespaces.includes(found[0] as ChainNamespace)
    ? (found as [ChainNamespace, string, string])
    : undefined
}

/** Text of a refused value. Only strings are printed: other values may have a `toString` that throws. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : `(${value === null ? 'null' : typeof value})`
}

/** Reference of a CAIP-2 id (the text after the colon). */
export const referenceOf = (caipNetworkId: string): string =>
  caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)

/**
 * Invalid CAIP-2 id, or one of an unknown namespace.
 *
 * @example
 * ```ts
 * import { isFoyerError, parseCaipNetworkId } from '@foyer/chains'
 * try {
 *   parseCaipNetworkId('eip155')
 * } catch (error) {
 *   isFoyerError(error, 'INVALID_CAIP_NETWORK_ID') // true
 * }
 * ```
 */
export class InvalidCaipNetworkIdError extends FoyerError<'INVALID_CAIP_NETWORK_ID'> {
  override readonly name: string = 'InvalidCaipNetworkIdError'

  constructor(value: unknown) {
    super('INVALID_CAIP_NETWORK_ID', {
      shortMessage: 'Invalid CAIP-2 network id',
      value: shown(value),
      context: { value },
    })
  }
}

/**
 * Invalid CAIP-10 address, or one of an unknown namespace.
 *
 * @example
 * ```ts
 * import { isFoyerError, parseCaipAddress } from '@foyer/chains'
 * try {
 *   parseCaipAddress('eip155:1')
 * } catch (error) {
 *   isFoyerError(error, 'INVALID_CAIP_ADDRESS') // true
 * }
 * ```
 */
export class InvalidCaipAddressError extends FoyerError<'INVALID_CAIP_ADDRESS'> {
  override readonly name: string = 'InvalidCaipAddressError'

  constructor(value: unknown) {
    super('INVALID_CAIP_ADDRESS', {
      shortMessage: `Invalid CAIP-10 address: ${shown(value)}`,
      context: { value },
    })
  }
}

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
