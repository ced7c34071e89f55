import { createCosmosLink } from './createCosmosLink.ts'
import { signMessage } from './signMessage.ts'

export type Session = {
  readonly createCosmosLink: typeof createCosmosLink
  readonly signMessage: typeof signMessage
}

/** Everything between a connector and its wallet, as one chunk. */
export const session: Session = { createCosmosLink, signMessage }
