import { type ChainNamespace, type Connector, loadOperation, withDeadline } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import { whenNoRequest } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { endConnections } from './disconnect.ts'
import { followWallet } from './followWallet.ts'
import { namespaceNetworks } from './namespaceNetworks.ts'
import { dispatchConnection } from './reducer.ts'
import { hasAccounts, toConnectorInfo } from './rules.ts'
import { connectionOf, getConnectionState } from './state.ts'
import { candidatesFor, openRestored, reopenStored, whenRestored } from './storedConnections.ts'
import type { Connection } from './types.ts'

/** Time limit for the answer of a wallet, which then stays as it is. */
const ANSWER_MS = 5000

/**
 * Reads the connected extensions, or one other wallet, again, without a prompt, as a page load does. Their events
 * reach neither a page in the back-forward cache nor a config that is not mounted. A config that is mounted again
 * also has new connectors of the discovered wallets, which load their code with this request.
 */
export async function rereadWallets(config: Config, wallet?: Pick<Connector, 'uid'>): Promise<void> {
  const internals = internalsOf(config)
  const { connections } = getConnectionState(internals)
  const isRead = ({ connector: { uid, interaction } }: Connection): boolean =>
    wallet ? uid === wallet.uid : interaction === 'extension'
  const changes = await Promise.all(
    connections.filter(isRead).map((connection) => reread(config, connection)),
  )
  await whenNoRequest(internals)
  // An opened connection becomes the first of the list.
  for (const change of changes.toReversed()) change?.()
}

/** Reads the wallet of a connection. Resolves with the change to apply, if there is one. */
async function reread(config: Config, connection: Connection): Promise<(() => void) | undefined> {
  const internals = internalsOf(config)
  const { namespace, address, chainId, connector: info } = connection
  const connector = internals.connectors.get(info.uid)
  if (!connector?.restore) return undefined
  const networks = namespaceNetworks(config, chainId === undefined ? undefined : `${namespace}:${chainId}`)
  const within = <answer>(ask: (signal: AbortSignal) => Promise<answer>): Promise<answer | undefined> =>
    withDeadline(ask, { milliseconds: ANSWER_MS, after: internals.timers.after }).catch(() => undefined)
  const sessions = await within(
    async (signal) => (await connector.restore?.({ namespaces: [namespace], networks, signal })) ?? [],
  )
  const session = sessions?.find((each) => each.namespace === namespace && hasAccounts(each))
  const isLocked = sessions !== undefined && !session && (await within((signal) => exposesNone(signal)))
  return () => {
    // The wallet has emitted an event, or the visitor has disconnected it, meanwhile.
    if (connectionOf(getConnectionState(internals), info.uid, namespace) !== connection) return
    if (session) {
      const opened = { connector: toConnectorInfo(connector), sessions: [session], address, isChosen: false }
      dispatchConnection(internals, { type: 'opened', ...opened })
      followWallet(config, namespace)
    } else if (isLocked) endConnections(config, { uid: info.uid, namespace })
  }

  /** Whether the wallet exposes no account: `restore` resolves with no session also when it fails. */
  async function exposesNone(signal: AbortSignal): Promise<boolean> {
    const adapter = internals.adapters.get(namespace)
    const network = networks.find(({ chainNamespace }) => chainNamespace === namespace)
    if (!adapter?.operations.readSession || !network) return false
    const readSession = await loadOperation(adapter, 'readSession')
    const provider = connector?.getProvider(namespace)
    return (await readSession({ network, provider, signal }, {})).accounts.length === 0
  }
}

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
