import { FoyerError } from '../errors/FoyerError.ts'
import { shown } from './parts.ts'

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
