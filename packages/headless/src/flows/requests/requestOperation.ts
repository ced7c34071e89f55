import {
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
  type OperationParameters,
  type OperationResult,
  parseCaipAddress,
  parseCaipNetworkId,
  type RequestErrorOrigin,
  toRequestError,
  withDeadline,
} from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import type { ShownRequest } from '../../core/unfinished/unfinishedRequests.ts'
import { dispatchConnection } from '../../wallet/reducer.ts'
import { networkById } from '../../wallet/rules.ts'
import {
  currentConnection,
  getAccount,
  getConnectionState,
  networkAtom,
  networksAtom,
} from '../../wallet/state.ts'
import { whenRestored } from '../../wallet/storedConnections.ts'
import { askToSwitch } from '../../wallet/switchNetwork.ts'
import { askForApp, checkAndAsk, loadPolicyCheck, orReject } from './askWallet.ts'
import { compareWithReview } from './requests.ts'
import type { AppRequest, AskNow } from './types.ts'

/** Account and network of a request. */
export type SignerParameters = {
  /** CAIP-10. @default the current account */
  readonly account?: CaipAddress | undefined
  /** The wallet must be on it: see `switchNetwork`. @default the network of the account */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/** Operations that a wallet has its user confirm. */
type RequestName = RequestErrorOrigin['operation']

/**
 * Parameters that apps without types forget: actions pass on what they get. A transaction without a receiver would
 * create a contract, and lose its value.
 */
const needed: Readonly<Partial<Record<RequestName, string>>> = {
  signMessage: 'message',
  signTypedData: 'typedData',
  signTransaction: 'transaction',
  sendTransaction: 'to',
  sendCalls: 'calls',
}

/** An empty text can be signed; an empty batch cannot be sent. */
const isGiven = (operation: RequestName, value: unknown): boolean => {
  if (operation === 'signMessage') return typeof value === 'string'
  return operation === 'sendCalls' ? Array.isArray(value) && value.length > 0 : Boolean(value)
}

function checkNeeded(operation: RequestName, parameters: Readonly<Record<string, unknown>>): void {
  const parameter = needed[operation]
  if (parameter === undefined) return
  if (!isGiven(operation, parameters[parameter]))
    throw createError('PARAMETER_MISSING', { operation, parameter })
}

type RequestParameters<name extends RequestName> = Omit<OperationParameters<name>, 'address'>

/** Origin of a request: the app, or a review of a flow that `askWallet` has accepted. */
type Origin<name extends RequestName> =
  | (Pick<AppRequest<OperationResult<name>>, 'instead'> & {
      readonly askNow?: undefined
      readonly shown?: undefined
      /** Throws for an answer that the wallet may not give. */
      readonly checkAnswer?: ((answer: OperationResult<name>) => void) | undefined
    })
  | {
      readonly askNow: AskNow
      /** Request as shown to the visitor. */
      readonly shown: ShownRequest
      readonly instead?: undefined
      readonly checkAnswer?: undefined
    }

/**
 * Requests an operation from the connected wallet. All code loads first, then the wallet's live account and chain are
 * compared with those of the request. Without a warning of a policy the wallet is asked in the same tick.
 *
 * A request for a stored account waits until the reconnect of its wallet has ended.
 *
 * Rejects with `PARAMETER_MISSING`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`,
 * `OPERATION_NOT_SUPPORTED`, `LOAD_FAILED`, `REQUEST_REFUSED` or `UserRejectedError` before the wallet is asked.
 */
export async function requestOperation<name extends RequestName>(
  config: Config,
  name: name,
  parameters: RequestParameters<name>,
  {
    account,
    caipNetworkId,
    signal = new AbortController().signal,
    askNow,
    shown,
    instead,
    checkAnswer,
  }: SignerParameters & Origin<name>,
): Promise<OperationResult<name>> {
  requireParameters(config, name, { ...parameters, caipNetworkId })
  checkNeeded(name, parameters)
  const signer = await findSigner(config, { account, caipNetworkId, signal })
  const request = async (ask: AskNow, own: AbortSignal): Promise<OperationResult<name>> => {
    const answer = await askSigner(config, name, signer, { parameters, shown, askNow: ask, signal: own })
    checkAnswer?.(answer)
    return answer
  }
  if (askNow) return request(askNow, signal)
  const { account: caipAddress, network } = signer
  const app = { operation: name, account: caipAddress, network, parameters, signal, instead }
  return askForApp(config, app, request)
}

/** Account and network of a request, and the wallet that is asked. */
type Signer = {
  readonly account: CaipAddress
  readonly address: string
  readonly namespace: ChainNamespace
  readonly network: CaipNetwork
  readonly connector: Connector
  readonly adapter: ChainAdapter
}

/**
 * Wallet of an account, for reads before a request. Rejects as `requestOperation` does, for example with
 * `ACCOUNT_CHANGED`.
 */
export async function requireSigner(config: Config, parameters: SignerParameters): Promise<Signer> {
  const signer = await findSigner(config, parameters)
  await checkLive(config, signer, parameters.signal)
  return signer
}

async function findSigner(
  config: Config,
  { account: given, caipNetworkId, signal }: SignerParameters,
): Promise<Signer> {
  const internals = internalsOf(config)
  const { adapters, connectors, options, store } = internals
  const account = given ?? getAccount(config).caipAddress
  if (account === undefined) throw createError('NO_ACTIVE_ADDRESS')
  const { namespace, address, caipNetworkId: own } = parseCaipAddress(account)
  if (isUnconfirmed(config, namespace)) await abortable(whenRestored(internals), signal)
  const connection = currentConnection(getConnectionState(internals), namespace)
  if (!connection) throw createError('NO_ACTIVE_ADDRESS')
  const connector = connectors.get(connection.connector.uid)
  const adapter = adapters.get(namespace)
  if (!connector || !adapter) throw createError('CLIENT_NOT_FOUND')
  const network = extendNetwork(networkById(store.get(networksAtom), caipNetworkId ?? own), options)
  return { account, address, namespace, network, connector, adapter }
}

/** Whether the account is a stored one that its wallet has not confirmed yet. */
function isUnconfirmed(config: Config, namespace: ChainNamespace): boolean {
  const { status, address } = getAccount(config, { namespace })
  return status === 'reconnecting' && address !== undefined
}

/**
 * Loads the code of a request, has the wallet switch to its network, and the policies check it, and asks the wallet.
 */
async function askSigner<name extends RequestName>(
  config: Config,
  name: name,
  signer: Signer,
  request: {
    readonly parameters: RequestParameters<name>
    readonly shown: ShownRequest | undefined
    readonly askNow: AskNow
    readonly signal: AbortSignal
  },
): Promise<OperationResult<name>> {
  const { account, address, namespace, network, connector, adapter } = signer
  const { shown, askNow, signal } = request
  const { store } = internalsOf(config)
  const [operation, check] = await Promise.all([
    loadOperation(adapter, name),
    loadPolicyCheck(config, namespace, name),
    // An extension that was discovered again, with another mount of the config, has not loaded its code.
    connector.getProvider(namespace) === undefined && connector.prepare?.(),
  ])
  // A wallet keeps its chain while the app is on another namespace. Back there, it must switch to the network of the
  // app.
  const isInUse = store.get(networkAtom).caipNetworkId === network.caipNetworkId
  const { chainId } = parseCaipNetworkId(network.caipNetworkId)
  if (isInUse && knownSession(config, signer).chainId !== chainId) await askToSwitch(config, network, signal)
  const recheck = (): Promise<void> => checkLive(config, signer, signal)
  await recheck()
  // A copy, so that changes by the app during the review have no effect.
  const params = copyOf({ ...request.parameters, address }) as unknown as OperationParameters<name>
  const provider = connector.getProvider(namespace)
  return checkAndAsk(config, check, {
    account,
    network,
    method: name,
    params,
    signal,
    shown,
    recheck,
    askNow,
    ask: () =>
      orReject(() => operation({ network, provider, signal, recheck }, params)).catch((error: unknown) => {
        throw toRequestError(error, { namespace, operation: name, signal })
      }),
  })
}

/**
 * Copy of data, also of data in the proxies of state libraries, which `structuredClone` rejects. Throws its
 * `DataCloneError` for functions.
 */
function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch (error) {
    if (Array.isArray(value)) return value.map(copyOf)
    if (typeof value !== 'object' || value === null) throw error
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]))
  }
}

/**
 * Compares the live account and chain of the connected wallet with those of a request. Throws `ACCOUNT_CHANGED`,
 * `NETWORK_CHANGED`, or the reason of the signal.
 */
async function checkLive(config: Config, signer: Signer, signal: AbortSignal | undefined): Promise<void> {
  const live = await readLive(config, signer, signal)
  const difference = compareWithReview({
    hasAccount: live.accounts.some((other) => isSameAddress(other, signer.address)),
    reviewedChainId: parseCaipNetworkId(signer.network.caipNetworkId).chainId,
    liveChainId: live.chainId,
  })
  if (difference !== 'same') applyLive(config, signer, live)
  if (difference !== 'same') throw createError(difference)
  signal?.throwIfAborted()
}

/**
 * Stores what the wallet has, if its event was lost: some wallets in apps emit none. Otherwise every further request
 * would be for the old account, or would not ask the wallet to switch back.
 */
function applyLive(config: Config, signer: Signer, { accounts, chainId }: LiveSession): void {
  const { namespace, connector } = signer
  // A locked wallet has no accounts, and another one may be current by now.
  if (accounts.length === 0 || knownSession(config, signer).accounts.length === 0) return
  dispatchConnection(internalsOf(config), {
    type: 'changed',
    uid: connector.uid,
    namespace,
    accounts: accounts.map((address) => ({ address })),
    chainId,
  })
}

type LiveSession = { readonly accounts: readonly string[]; readonly chainId?: string | undefined }

/** Accounts and chain of a wallet by its last event; none if it has disconnected. */
function knownSession(config: Config, { namespace, connector }: Signer): LiveSession {
  const connection = currentConnection(getConnectionState(internalsOf(config)), namespace)
  if (connection?.connector.uid !== connector.uid) return { accounts: [] }
  return { accounts: connection.accounts.map(({ address }) => address), chainId: connection.chainId }
}

/** Time limit for reading the wallet's account; afterwards its last event counts. */
const LIVE_READ_MS = 1000

/** Reads account and chain of an extension; for wallets that must be called within the click, the last event counts. */
async function readLive(
  config: Config,
  signer: Signer,
  signal: AbortSignal | undefined,
): Promise<LiveSession> {
  const { namespace, network, connector, adapter } = signer
  const known = knownSession(config, signer)
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
