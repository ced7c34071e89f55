import type { Connector } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { familyNetworks } from './followWallet.ts'
import { endConnections } from './disconnect.ts'
import { isMultiWallet } from './multiWallet.ts'
import { openRestored, whenRestored } from './restoreConnections.ts'
import { getConnectionState } from './state.ts'

/**
 * Connects the wallet that hosts the page, without a prompt, on every page load (docs/spec/core.md §6.2). It replaces a
 * restored wallet without disconnecting it: outside of this wallet that one is current again.
 */
export async function connectHost(config: Config, connector: Connector): Promise<void> {
  const internals = internalsOf(config)
  if (!optionsOf(config).enableReconnect) return
  await internals.engine.start()
  await whenRestored(internals)
  const sessions = (await connector.restore?.({ networks: familyNetworks(config) })) ?? []
  const { current } = getConnectionState(internals)
  const isInUse = sessions.every(({ namespace }) => current[namespace] === connector.uid)
  if (isInUse || internals.connectors.get(connector.uid) !== connector) return
  if (!isMultiWallet(config))
    for (const { namespace } of sessions) {
      const uid = current[namespace]
      if (uid !== undefined) endConnections(config, { uid, namespace, isForgotten: false })
    }
  openRestored(config, connector, { sessions, isChosen: true })
}
