import { setPreferredAccountType } from '../account/actions/setPreferredAccountType.ts'
import { startEngine } from '../engine/startEngine.ts'
import { connect } from './actions/connect.ts'
import { deleteConnection } from './actions/deleteConnection.ts'
import { disconnect } from './actions/disconnect.ts'
import { prepareConnectors } from './actions/prepareConnectors.ts'
import { switchConnection } from './actions/switchConnection.ts'

/** Asking wallets and hearing them, loaded in one piece: a wallet that is asked must also be heard. */
export const connectionActions: {
  readonly connect: typeof connect
  readonly deleteConnection: typeof deleteConnection
  readonly disconnect: typeof disconnect
  readonly prepareConnectors: typeof prepareConnectors
  readonly setPreferredAccountType: typeof setPreferredAccountType
  readonly startEngine: typeof startEngine
  readonly switchConnection: typeof switchConnection
} = {
  connect,
  deleteConnection,
  disconnect,
  prepareConnectors,
  setPreferredAccountType,
  startEngine,
  switchConnection,
}
