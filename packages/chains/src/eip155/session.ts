import { connect } from './connect.ts'
import { forget } from './forget.ts'
import { listen } from './listen.ts'
import { readSession } from './readSession.ts'
import { restore } from './restore.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signMessage } from './signMessage.ts'
import { signTypedData } from './signTypedData.ts'
import { switchNetwork } from './switchNetwork.ts'

export type Session = {
  readonly connect: typeof connect
  readonly forget: typeof forget
  readonly listen: typeof listen
  readonly readSession: typeof readSession
  readonly restore: typeof restore
  readonly sendTransaction: typeof sendTransaction
  readonly signMessage: typeof signMessage
  readonly signTypedData: typeof signTypedData
  readonly switchNetwork: typeof switchNetwork
}

/** Everything between a connector and its wallet, as one chunk: whoever connects needs most of it. */
export const session: Session = {
  connect,
  forget,
  listen,
  readSession,
  restore,
  sendTransaction,
  signMessage,
  signTypedData,
  switchNetwork,
}
