import { setPreferredAccountType } from '../account/setPreferredAccountType.ts'
import { accountTypeOf } from '../account/accountTypes.ts'
import { connect } from './connect.ts'
import { deleteConnection } from './deleteConnection.ts'
import { disconnect } from './disconnect.ts'
import { prepareConnectors } from './prepareConnectors.ts'
import { reconnect } from './reconnect.ts'
import { adoptStored } from './adoptStored.ts'
import { connectHost } from './connectHost.ts'
import { createBridge } from './createBridge.ts'
import { restoreConnections } from './restoreConnections.ts'

/**
 * Asking wallets, hearing them and bringing them back, loaded in one piece: a wallet that is asked must also be heard, and
 * one that comes back is asked.
 */
export const connectionActions: {
  readonly accountTypeOf: typeof accountTypeOf
  readonly adoptStored: typeof adoptStored
  readonly connect: typeof connect
  readonly connectHost: typeof connectHost
  readonly createBridge: typeof createBridge
  readonly deleteConnection: typeof deleteConnection
  readonly disconnect: typeof disconnect
  readonly prepareConnectors: typeof prepareConnectors
  readonly reconnect: typeof reconnect
  readonly restoreConnections: typeof restoreConnections
  readonly setPreferredAccountType: typeof setPreferredAccountType
} = {
  accountTypeOf,
  adoptStored,
  connect,
  connectHost,
  createBridge,
  deleteConnection,
  disconnect,
  prepareConnectors,
  reconnect,
  restoreConnections,
  setPreferredAccountType,
}
