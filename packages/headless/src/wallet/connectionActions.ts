/** Chunk with the actions that open, restore and end connections. */

export { accountTypeOf } from './accountTypeState.ts'
export { adoptStored } from './adoptStored.ts'
export { connect } from './connect.ts'
export { connectHost } from './reconnect.ts'
export { createBridge } from './createBridge.ts'
export { deleteConnection } from './connections.ts'
export { disconnect } from './disconnect.ts'
export { prepareConnector, prepareConnectors } from './prepareConnectors.ts'
export { reconnect } from './reconnect.ts'
export { endStored, refuseStored, restoreConnections } from './restoreConnections.ts'
export { setPreferredAccountType } from './accountType.ts'
