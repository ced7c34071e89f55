import type { ConnectorEvent } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { followWallet } from './followWallet.ts'
import { dispatchConnection } from './reducer.ts'
import { endConnections } from './disconnect.ts'

/** Applies account, chain and disconnect events of a wallet to the connection state. */
export function handleConnectorEvent(config: Config, uid: string, event: ConnectorEvent): void {
  if (event.type === 'disconnect')
    endConnections(config, { uid, namespace: event.namespace, isForgotten: true })
  if (event.type !== 'change') return
  const { namespace } = event
  // A wallet without accounts has locked or disconnected; it may be restored later.
  if (event.accounts?.length === 0) return endConnections(config, { uid, namespace, isForgotten: false })
  dispatchConnection(internalsOf(config), { ...event, type: 'changed', uid })
  followWallet(config, namespace)
}
