import { connect } from './connect.ts'
import { createOperations } from './createOperations.ts'
import { forget } from './forget.ts'
import { listen } from './listen.ts'
import { restore } from './restore.ts'

export type Session = {
  readonly connect: typeof connect
  readonly createOperations: typeof createOperations
  readonly forget: typeof forget
  readonly listen: typeof listen
  readonly restore: typeof restore
}

/** Everything between a connector and its wallet, as one chunk: whoever connects needs most of it. */
export const session: Session = { connect, createOperations, forget, listen, restore }
