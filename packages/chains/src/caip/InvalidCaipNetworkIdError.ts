import { FoyerError } from '../errors/FoyerError.ts'
import { shown } from './parts.ts'

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
