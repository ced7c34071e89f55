import { compareWithReview } from './rules.ts'
import {
  abortable,
  type CaipAddress,
  type CaipNetwork,
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  isFoyerError,
  isSameAddress,
  loadOperation,
  type Operation,
  type OperationName,
  parseCaipAddress,
  withDeadline,
} from '@foyer/chains'
import { accountAtom } from '../accountState.ts'
import { trackRequest } from '../../core/tasks.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { currentConnection, getConnectionState } from '../state.ts'
import { createError } from '../../core/errors/errors.ts'
import { networksAtom } from '../networkState.ts'
import { networkById } from '../selectionRules.ts'
import { askNoted } from '../../core/unfinished/unfinishedRequests.ts'
import { isAskedOfUser, type ShownRequest, shownRequest } from '../../core/unfinished/unfinishedRules.ts'
import { operationNetwork } from '../operationNetwork.ts'

/** Time limit for reading the wallet's account; afterwards its last event counts. */
const LIVE_READ_MS = 1000

/** Reviewed account and network; default to the current ones. */
export type SignerParameters = {
  /** CAIP-10. @default the current account */
  readonly account?: CaipAddress | undefined
  /** @default the network of the account */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

type Reviewed = {
  readonly address: string
  readonly network: CaipNetwork
  readonly provider: unknown
  /** Compares again, for operations with slow preparations. */
  readonly recheck: () => Promise<void>
}

/**
 * Prepares an operation that signs or sends, and calls `run` with it: all code loads first, then the wallet's live
 * account and chain are compared with the reviewed ones. The operation has the policies review its parameters before it
 * asks the wallet; without a warning it does so in the same tick.
 *
 * Throws `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`,
 * `LOAD_FAILED`, `REQUEST_REFUSED` or `UserRejectedError` before anything is requested.
 */
export async function withSigner<name extends OperationName, result>(
  config: Config,
  name: name,
  {
    account,
    caipNetworkId,
    signal = new AbortController().signal,
    shown,
  }: SignerParameters & {
    /** Request as the visitor was shown it. @default by its content */
    readonly shown?: ShownRequest | undefined
  },
  run: (operation: Operation<name>, reviewed: Reviewed & { readonly signal: AbortSignal }) => Promise<result>,
): Promise<result> {
  const internals = internalsOf(config)
  const inUse = internals.store.get(accountAtom)
  const caipAddress = account ?? inUse.caipAddress
  if (caipAddress === undefined) throw createError('NO_ACTIVE_ADDRESS')
  const { namespace, address, caipNetworkId: accountNetworkId } = parseCaipAddress(caipAddress)
  const network = operationNetwork(
    config,
    networkById(internals.store.get(networksAtom), caipNetworkId ?? accountNetworkId),
  )
  const connection = currentConnection(getConnectionState(internals), namespace)
  const connector = connection && internals.connectors.get(connection.connector.uid)
  const adapter = internals.adapters.get(namespace)
  if (!connection) throw createError('NO_ACTIVE_ADDRESS')
  if (!connector || !adapter) throw createError('CLIENT_NOT_FOUND')

  const [loaded, review] = await Promise.all([
    loadOperation(adapter, name),
    isAskedOfUser(name) ? internals.ports.loadReview(namespace) : undefined,
  ])
  const recheck = async (): Promise<void> => {
    const live = await readLive(config, namespace, connector, network, signal)
    const difference = compareWithReview({
      hasAccount: live.accounts.some((other) => isSameAddress(other, address)),
      reviewedChainId: network.caipNetworkId.slice(namespace.length + 1),
      liveChainId: live.chainId,
    })
    if (difference !== 'same') throw createError(difference)
    signal.throwIfAborted()
  }
  await recheck()
  const provider = connector.getProvider(namespace)
  const noted = { operation: name, account: caipAddress, caipNetworkId: network.caipNetworkId }
  const operation: Operation<name> = async (context, parameters) => {
    if (!review) return loaded(context, parameters)
    // A copy, so that changes by the app during the review have no effect.
    const asked = structuredClone(parameters)
    const { wasShown, content } = await review({ ...noted, signal, method: name, params: asked })
    // The visitor took time.
    if (wasShown) await recheck()
    return askNoted(
      internals,
      { ...noted, ...(shown ?? shownRequest(content, name, network)) },
      {
        ask: () => loaded(context, asked),
        signal,
        isUnclear: (error) => isFoyerError(error, 'SEND_UNCLEAR'),
      },
    )
  }
  const asking = abortable(run(operation, { address, network, provider, signal, recheck }), signal)
  return trackRequest(internals, asking)
}

/** Reads account and chain of an extension; for wallets that must be called within the click, the last event counts. */
async function readLive(
  config: Config,
  namespace: ChainNamespace,
  connector: Connector,
  network: CaipNetwork,
  signal: AbortSignal,
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
