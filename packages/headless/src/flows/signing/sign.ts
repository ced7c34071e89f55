import type { Config, ForConfig } from '../../core/types.ts'
import {
  type TypedData,
  abortable,
  type CaipAddress,
  type CaipNetwork,
  type CaipNetworkId,
  type ChainAdapter,
  type ChainNamespace,
  type Connector,
  extendNetwork,
  isSameAddress,
  loadOperation,
  type Operation,
  type OperationName,
  parseCaipAddress,
  withDeadline,
} from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { trackRequest } from '../../core/tasks.ts'
import type { ShownRequest } from '../../core/unfinished/unfinishedRequests.ts'
import {
  getAccount,
  networkAtom,
  networksAtom,
  currentConnection,
  getConnectionState,
} from '../../wallet/state.ts'
import { askForApp, askReviewed, loadReview } from '../requests/askWallet.ts'
import type { AppRequest, AskNow } from '../requests/types.ts'
import { whenRestored } from '../../wallet/restoreConnections.ts'
import { networkById } from '../../wallet/rules.ts'
import { askToSwitch } from '../../wallet/switchNetwork.ts'
import { compareWithReview } from '../requests/requests.ts'

export type SignMessageParameters = SignerParameters & { readonly message: string }

/**
 * Requests a signature of a text. Encoded like the namespace does: `0x` hex on eip155.
 *
 * Rejects with `UserRejectedError`, `SIGN_MESSAGE_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`,
 * `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`, `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { signMessage } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const signature = await signMessage(config, { message: 'Hello' })
 * ```
 */
export const signMessage = <config extends Config>(
  config: config,
  { message, ...signer }: ForConfig<SignMessageParameters, config>,
): Promise<string> =>
  withSigner(
    config,
    'signMessage',
    { ...signer, parameters: message },
    (operation, { address, ...context }) => operation(context, { address, message }),
  )

export type SignTypedDataParameters = SignerParameters & { readonly typedData: TypedData }

/**
 * Asks the wallet to sign structured data (EIP-712 on eip155). Calls with the same parameters, while one is under way,
 * are one request.
 *
 * Rejects with `TYPED_DATA_INVALID`, before the wallet is asked, for a `primaryType` or another type that is not in
 * `types`, a missing value, or a list that is none. Also rejects with `UserRejectedError`, `SIGN_TYPED_DATA_FAILED`,
 * `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`,
 * `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { signTypedData } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const signature = await signTypedData(config, {
 *   typedData: {
 *     domain: { name: 'Orchard', chainId: 1 },
 *     types: { Order: [{ name: 'item', type: 'string' }] },
 *     primaryType: 'Order',
 *     message: { item: 'apple' },
 *   },
 * })
 * ```
 */
export const signTypedData = <config extends Config>(
  config: config,
  { typedData, ...signer }: ForConfig<SignTypedDataParameters, config>,
): Promise<string> =>
  withSigner(
    config,
    'signTypedData',
    { ...signer, parameters: typedData },
    (operation, { address, ...context }) => operation(context, { address, typedData }),
  )

export type SignTransactionParameters = SignerParameters & {
  /** Serialization of the namespace, in base64. */
  readonly transaction: string
}

/**
 * Requests a signature of a transaction of the host, without sending it. Resolves with the signed one, in base64.
 * Rejects with `OPERATION_NOT_SUPPORTED` if the namespace does not support it: check `useOperation(namespace,
 * 'signTransaction')` first.
 *
 * Also rejects with `UserRejectedError`, `SIGN_TRANSACTION_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`,
 * `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { signTransaction } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare const transaction: string
 * const signed = await signTransaction(config, { transaction })
 * ```
 */
export const signTransaction = <config extends Config>(
  config: config,
  { transaction, ...signer }: ForConfig<SignTransactionParameters, config>,
): Promise<string> =>
  withSigner(
    config,
    'signTransaction',
    { ...signer, parameters: transaction },
    (operation, { address, ...context }) => operation(context, { address, transaction }),
  )

/** Time limit for reading the wallet's account; afterwards its last event counts. */
const LIVE_READ_MS = 1000

/** Reviewed account and network. @default the current ones */
export type SignerParameters = {
  /** CAIP-10. @default the current account */
  readonly account?: CaipAddress | undefined
  /** @default the network of the account */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

type ReviewedSigner = {
  readonly address: string
  readonly network: CaipNetwork
  readonly provider: unknown
  /** Compares again, for operations with slow preparations. */
  readonly recheck: () => Promise<void>
}

/** Origin of a request that a wallet shows: the app, or a review of a flow that `askWallet` has accepted. */
type Origin<result> =
  | (Pick<AppRequest<result>, 'parameters' | 'instead'> & {
      readonly askNow?: undefined
      readonly shown?: undefined
    })
  | {
      readonly askNow: AskNow
      /** Request as shown to the visitor. */
      readonly shown: ShownRequest
      readonly parameters?: undefined
      readonly instead?: undefined
    }

/**
 * Prepares an operation that signs or sends, and calls `run` with it: all code loads first, then the wallet's live
 * account and chain are compared with the reviewed ones. The operation has the policies review its parameters before it
 * asks the wallet; without a warning it does so in the same tick.
 *
 * A request for a stored account waits until the reconnect of its wallet has ended.
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
    signal: caller = new AbortController().signal,
    parameters,
    instead,
    askNow,
    shown,
  }: SignerParameters & Origin<result>,
  run: (
    operation: Operation<name>,
    reviewed: ReviewedSigner & { readonly signal: AbortSignal },
  ) => Promise<result>,
): Promise<result> {
  const internals = internalsOf(config)
  const caipAddress = account ?? getAccount(config).caipAddress
  if (caipAddress === undefined) throw createError('NO_ACTIVE_ADDRESS')
  const { namespace, address, caipNetworkId: accountNetworkId } = parseCaipAddress(caipAddress)
  if (isUnconfirmed(config, namespace)) await abortable(whenRestored(internals), caller)
  const network = extendNetwork(
    networkById(internals.store.get(networksAtom), caipNetworkId ?? accountNetworkId),
    internals.options,
  )
  const connection = currentConnection(getConnectionState(internals), namespace)
  const connector = connection && internals.connectors.get(connection.connector.uid)
  const adapter = internals.adapters.get(namespace)
  if (!connection) throw createError('NO_ACTIVE_ADDRESS')
  if (!connector || !adapter) throw createError('CLIENT_NOT_FOUND')

  const prepareAndRun = async (ask?: AskNow, signal = caller): Promise<result> => {
    const facts = { namespace, address, network, connector, adapter, signal }
    const recheck = (): Promise<void> => checkLive(config, facts)
    const [loaded, review] = await Promise.all([
      loadOperation(adapter, name),
      ask && loadReview(config, namespace, name),
    ])
    // A wallet keeps its chain while the app is on another namespace. Back there, it must switch to the network of the
    // app.
    const isInUse = internals.store.get(networkAtom).caipNetworkId === network.caipNetworkId
    if (ask && isInUse && knownSession(config, namespace, connector).chainId !== chainIdOf(network))
      await askToSwitch(config, network, signal)
    await recheck()
    const operation: Operation<name> = async (context, given) => {
      if (!ask || !review) return loaded(context, given)
      // A copy, so that changes by the app during the review have no effect.
      const params = structuredClone(given)
      const asked = { account: caipAddress, network, method: name, params, signal, shown }
      return askReviewed(review, asked, {
        recheck,
        askNow: ask,
        ask: () => loaded(context, params),
        now: internals.timers.now,
      })
    }
    const provider = connector.getProvider(namespace)
    return run(operation, { address, network, provider, signal, recheck })
  }
  if (unasked.includes(name)) return trackRequest(internals, abortable(prepareAndRun(), caller))
  if (askNow) return prepareAndRun(askNow)
  const request = { operation: name, account: caipAddress, network, parameters, signal: caller, instead }
  return askForApp(config, request, prepareAndRun)
}

/** Operations that a wallet answers without its user. All others are reviewed. */
const unasked: readonly OperationName[] = ['getCapabilities']

/** Whether the account is a stored one that its wallet has not confirmed yet. */
function isUnconfirmed(config: Config, namespace: ChainNamespace): boolean {
  const { status, address } = getAccount(config, { namespace })
  return status === 'reconnecting' && address !== undefined
}

/**
 * Compares the live account and chain of the connected wallet with those of a request. Throws `ACCOUNT_CHANGED`,
 * `NETWORK_CHANGED`, or the reason of the signal.
 */
async function checkLive(config: Config, facts: RequestFacts): Promise<void> {
  const live = await readLive(config, facts)
  const difference = compareWithReview({
    hasAccount: live.accounts.some((other) => isSameAddress(other, facts.address)),
    reviewedChainId: chainIdOf(facts.network),
    liveChainId: live.chainId,
  })
  if (difference !== 'same') throw createError(difference)
  facts.signal.throwIfAborted()
}

/** CAIP-2 reference of a network. */
const chainIdOf = ({ caipNetworkId, chainNamespace }: CaipNetwork): string =>
  caipNetworkId.slice(chainNamespace.length + 1)

/** Request, and the wallet that will be asked. */
type RequestFacts = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly network: CaipNetwork
  readonly connector: Connector
  readonly adapter: ChainAdapter
  readonly signal: AbortSignal
}

type LiveSession = { readonly accounts: readonly string[]; readonly chainId?: string | undefined }

/** Accounts and chain of a wallet by its last event; none if it has disconnected. */
function knownSession(config: Config, namespace: ChainNamespace, { uid }: Connector): LiveSession {
  const connection = currentConnection(getConnectionState(internalsOf(config)), namespace)
  if (connection?.connector.uid !== uid) return { accounts: [] }
  return { accounts: connection.accounts.map(({ address }) => address), chainId: connection.chainId }
}

/** Reads account and chain of an extension; for wallets that must be called within the click, the last event counts. */
async function readLive(
  config: Config,
  { namespace, network, connector, adapter, signal }: RequestFacts,
): Promise<LiveSession> {
  const known = knownSession(config, namespace, connector)
  if (connector.interaction !== 'extension' || !adapter.operations.readSession) return known
  const readSession = await loadOperation(adapter, 'readSession')
  const provider = connector.getProvider(namespace)
  try {
    return await withDeadline((ending) => readSession({ network, provider, signal: ending }, {}), {
      milliseconds: LIVE_READ_MS,
      signal,
      after: internalsOf(config).timers.after,
    })
  } catch {
    return known
  }
}
