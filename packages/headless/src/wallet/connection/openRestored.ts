import type { Connector, ConnectorSession } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { followWallet } from '../network/followWallet.ts'
import { toConnectorInfo } from './attachConnector.ts'
import { connectMethod } from './connectRules.ts'
import { dispatchConnection } from './dispatch.ts'

/** Opens what a wallet granted without being asked; one that comes into use is followed, and told of. */
export function openRestored(
  config: Config,
  connector: Connector,
  opened: {
    readonly sessions: readonly ConnectorSession[]
    readonly address?: string | undefined
    readonly isChosen: boolean
  },
): void {
  const internals = internalsOf(config)
  dispatchConnection(internals, { type: 'opened', connector: toConnectorInfo(connector), ...opened })
  if (!opened.isChosen) return
  for (const { namespace } of opened.sessions) followWallet(config, namespace)
  internals.emit({
    event: 'CONNECT_SUCCESS',
    properties: {
      method: connectMethod(connector.type),
      name: connector.name,
      reconnect: true,
      view: 'Connect',
    },
  })
}
