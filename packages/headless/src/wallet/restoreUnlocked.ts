import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import { whenNoRequest } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { getConnectionState } from './state.ts'
import { candidatesFor, openRestored, reopenStored, whenRestored } from './storedConnections.ts'

/**
 * Restores, without a prompt, the stored connection of a wallet that exposes accounts but is not connected: the wallet
 * was locked on page load or later, and is unlocked now.
 */
export async function restoreUnlocked(config: Config, uid: string, namespace: ChainNamespace): Promise<void> {
  const internals = internalsOf(config)
  if (!optionsOf(config).enableReconnect) return
  await whenRestored(internals)
  await whenNoRequest(internals)
  const asked = (getConnectionState(internals).remembered[namespace] ?? []).flatMap((stored) =>
    candidatesFor(config, { namespace, stored })
      .filter((connector) => connector.uid === uid)
      .map((connector) =>
        reopenStored(config, { namespace, stored }, connector, (sessions) => {
          // Read after the answer: the visitor may have connected another wallet meanwhile.
          const isChosen = getConnectionState(internals).current[namespace] === undefined
          openRestored(config, connector, { sessions, address: stored.address, isChosen })
        }),
      ),
  )
  await Promise.all(asked)
}
