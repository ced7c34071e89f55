import type { Internals } from '../../core/internals.ts'
import { storageKeys } from './storageKeys.ts'
import { parseStoredConnections, parseStoredIds } from './storedSchema.ts'
import type { ConnectionState } from './types.ts'

/** What storage says of connections; what cannot be read is not there. */
export const readStored = ({
  storage,
}: Pick<Internals, 'storage'>): Pick<ConnectionState, 'remembered' | 'disconnectedIds'> => ({
  remembered: parseStoredConnections(storage.getItem(storageKeys.connections)),
  disconnectedIds: parseStoredIds(storage.getItem(storageKeys.disconnected)),
})
