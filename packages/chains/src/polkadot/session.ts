import { createPolkadotLink } from './createPolkadotLink.ts'
import { createReadSession } from './createReadSession.ts'
import { signMessage } from './signMessage.ts'

export type Session = {
  readonly createPolkadotLink: typeof createPolkadotLink
  readonly createReadSession: typeof createReadSession
  readonly signMessage: typeof signMessage
}

/** Everything between a connector and its wallet, as one chunk. */
export const session: Session = { createPolkadotLink, createReadSession, signMessage }
