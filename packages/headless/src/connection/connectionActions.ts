import { startEngine } from '../engine/startEngine.ts'
import { connect } from './actions/connect.ts'
import { disconnect } from './actions/disconnect.ts'

/** Asking wallets and hearing them, loaded in one piece: a wallet that is asked must also be heard. */
export const connectionActions: {
  readonly connect: typeof connect
  readonly disconnect: typeof disconnect
  readonly startEngine: typeof startEngine
} = { connect, disconnect, startEngine }
