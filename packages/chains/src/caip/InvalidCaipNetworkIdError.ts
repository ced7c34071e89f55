import { FoyerError } from '../errors/FoyerError.ts'
import { shown } from './parts.ts'

/** A value that is not a CAIP-2 id of one of the five families. */
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
