import {
  type CaipAddress,
  type CaipNetwork,
  type ChainNamespace,
  type Connector,
  isSameAddress,
  loadOperation,
  parseCaipAddress,
  withDeadline,
} from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { currentConnection, getConnectionState } from '../state.ts'
import { compareWithReview } from './rules.ts'

/** Time limit for reading the wallet's account; afterwards its last event counts. */
const LIVE_READ_MS = 1000

/**
 * Compares the live account and chain of the connected wallet with those of a request. Throws `ACCOUNT_CHANGED`,
 * `NETWORK_CHANGED`, or the reason of the signal.
 */
export async function checkLive(
  config: Config,
  {
    account,
    network,
    connector,
    signal = new AbortController().signal,
  }: {
    readonly account: CaipAddress
    readonly network: CaipNetwork
    /** The one that will be asked. */
    readonly connector: Connector
    readonly signal?: AbortSignal | undefined
  },
): Promise<void> {
  const { namespace, address } = parseCaipAddress(account)
  const live = await readLive(config, { namespace, connector, network, signal })
  const difference = compareWithReview({
    hasAccount: live.accounts.some((other) => isSameAddress(other, address)),
    reviewedChainId: network.caipNetworkId.slice(namespace.length + 1),
    liveChainId: live.chainId,
  })
  if (difference !== 'same') throw createError(difference)
  signal.throwIfAborted()
}

/** Reads account and chain of an extension; for wallets that must be called within the click, the last event counts. */
async function readLive(
  config: Config,
  {
    namespace,
    connector,
    network,
    signal,
  }: {
    readonly namespace: ChainNamespace
    readonly connector: Connector
    readonly network: CaipNetwork
    readonly signal: AbortSignal
  },
): Promise<{ readonly accounts: readonly string[]; readonly chainId?: string | undefined }> {
  const internals = internalsOf(config)
  // From its last event; `undefined` if it has disconnected.
  const connection = currentConnection(getConnectionState(internals), namespace)
  const isHere = connection?.connector.uid === connector.uid
  const known = {
    accounts: isHere ? connection.accounts.map(({ address }) => address) : [],
    chainId: isHere ? connection.chainId : undefined,
  }
  const adapter = internals.adapters.get(namespace)
  if (connector.interaction !== 'extension' || !adapter?.operations.readSession) return known
  const readSession = await loadOperation(adapter, 'readSession')
  const provider = connector.getProvider(namespace)
  try {
    return await withDeadline((ending) => readSession({ network, provider, signal: ending }, {}), {
      milliseconds: LIVE_READ_MS,
      signal,
      after: internals.timers.after,
    })
  } catch {
    return known
  }
}
