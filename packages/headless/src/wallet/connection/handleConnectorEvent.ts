import type { ConnectorEvent, FoyerError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadEmbeddedActions } from '../../flows/embedded/lazy.ts'
import { showAlert } from '../../modal/notices/alert.ts'
import { raiseAlert } from '../../modal/notices/raiseAlert.ts'
import { alertOfError } from '../../modal/notices/alertOfError.ts'
import { followWallet } from '../network/followWallet.ts'
import { hearUri } from '../../flows/pairing/hearUri.ts'
import { dispatchConnection } from './dispatch.ts'
import { endConnections } from './endConnections.ts'

/** What a wallet tells of itself becomes one event of the state; the reducer decides whether it still matters. */
export function handleConnectorEvent(config: Config, uid: string, event: ConnectorEvent): void {
  if (event.type === 'disconnect')
    endConnections(config, { uid, namespace: event.namespace, isForgotten: true })
  if (event.type === 'connecting') hearUri(config, uid, event.uri)
  if (event.type === 'alert') tellDeveloper(config, event.error)
  if (event.type === 'approval') {
    const { status } = event
    loadEmbeddedActions().then(
      ({ followApproval }) => followApproval(config, status),
      internalsOf(config).report,
    )
  }
  if (event.type !== 'change') return
  const { namespace } = event
  // A wallet that exposes nothing any more has left; it may come back on the next visit.
  if (event.accounts?.length === 0) return endConnections(config, { uid, namespace, isForgotten: false })
  dispatchConnection(internalsOf(config), { ...event, type: 'changed', uid })
  followWallet(config, namespace)
}

/** Connectors of a host's own may have notices of their own. */
function tellDeveloper(config: Config, error: FoyerError): void {
  const code = alertOfError(error)
  if (code) raiseAlert(config, code)
  else showAlert(config, { message: error.shortMessage, variant: 'error', code: error.code })
}
