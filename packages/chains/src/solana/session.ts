import { createSolanaLink } from './createSolanaLink.ts'
import { readSession } from './readSession.ts'
import { signAllTransactions } from './signAllTransactions.ts'
import { signIn } from './signIn.ts'
import { signMessage } from './signMessage.ts'
import { signTransaction } from './signTransaction.ts'

export type Session = {
  readonly createSolanaLink: typeof createSolanaLink
  readonly readSession: typeof readSession
  readonly signAllTransactions: typeof signAllTransactions
  readonly signIn: typeof signIn
  readonly signMessage: typeof signMessage
  readonly signTransaction: typeof signTransaction
}

/** Everything between a connector and its wallet, as one chunk: whoever connects needs most of it. */
export const session: Session = {
  createSolanaLink,
  readSession,
  signAllTransactions,
  signIn,
  signMessage,
  signTransaction,
}
