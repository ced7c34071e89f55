import { FoyerError } from '../errors/FoyerError.ts'
import { shown } from './parts.ts'

/** Invalid CAIP-10 address, or one of an unknown namespace. */
export class InvalidCaipAddressError extends FoyerError<'INVALID_CAIP_ADDRESS'> {
  override readonly name: string = 'InvalidCaipAddressError'

  constructor(value: unknown) {
    super('INVALID_CAIP_ADDRESS', {
      shortMessage: `Invalid CAIP-10 address: ${shown(value)}`,
      context: { value },
    })
  }
}
