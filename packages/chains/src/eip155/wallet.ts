import { isSameAddress } from '../address/isSameAddress.ts'
import { pause, withDeadline } from '../async/deadline.ts'
import type { ConnectorEvent, ConnectorSession, ConnectParameters } from '../connector.ts'
import { createError } from '../errors/catalogue.ts'
import { read, callQuietly } from '../errors/foreign.ts'
import { type FoyerError, isFoyerError } from '../errors/FoyerError.ts'
import { awaitSend } from '../errors/sendUnclear.ts'
import { UserRejectedError } from '../errors/UserRejectedError.ts'
import type { WalletErrorOrigin } from '../errors/walletErrors.ts'
import type { Operation, TypedData } from '../operations.ts'
import type { CaipNetwork, Hex } from '../types.ts'
import { parseValue } from '../units.ts'
import { type Eip1193Provider, isProvider } from './createEip1193Connector.ts'
import { parseChainId, toQuantity } from './quantity.ts'
import { chooseAfterFailedSwitch } from './rules.ts'
import { toAddChainParameter } from './toAddChainParameter.ts'
import { typedDataProblem } from './typedDataProblem.ts'
import { isEnd, parseAccounts, parseHex, request, toPersonalMessage, toWalletError } from './wire.ts'

type ConnectEip155Parameters = Omit<ConnectParameters, 'namespaces'> & {
  readonly provider: unknown
  /** Subscribes to the events of the wallet. Returns the unsubscribe function. @default no subscription */
  readonly subscribe?: ((listener: Emit) => () => void) | undefined
}

const CONNECT = { operation: 'connect', code: 'CONNECT_FAILED' } as const

/**
 * Requests accounts, then a switch to the app's network. A wallet that does not switch stays connected: its accounts
 * were granted, and the app handles the network.
 */
export async function connect(parameters: ConnectEip155Parameters): Promise<ConnectorSession> {
  const { provider, address: wanted, isAccountChoice, subscribe, signal } = parameters
  try {
    if (!isProvider(provider))
      throw createError('PROVIDER_NOT_FOUND', undefined, { prefix: 'eip155:connect' })
    if (isAccountChoice) await requestPermissions(provider, signal)
    const granted = parseAccounts(await request(provider, 'eth_requestAccounts', undefined, signal)) ?? []
    const { chainId, addresses } = await withLatestAccounts(subscribe, async () => {
      const before = parseChainId(await request(provider, 'eth_chainId', undefined, signal))
      const after = await trySwitchNetwork(parameters, before)
      // The visitor may have selected another account while the wallet asked about the network.
      const shown = after === before ? granted : await readGranted(provider, { granted, signal })
      return { chainId: after, addresses: shown }
    })
    const first = addresses.filter((address) => wanted && isSameAddress(address, wanted))
    const accounts = [...new Set([...first, ...addresses])].map((address) => ({ address }))
    if (!accounts.length || !chainId)
      throw createError('CONNECT_FAILED', undefined, { prefix: 'eip155:connect' })
    return { namespace: 'eip155', accounts, chainId }
  } catch (error) {
    throw toWalletError(error, { ...CONNECT, signal })
  }
}

type Shown = { readonly chainId: string | undefined; readonly addresses: readonly string[] }

/**
 * Result of `readShown`, with the accounts of an event during the read: the app has no connection yet to apply it to.
 */
async function withLatestAccounts(
  subscribe: ConnectEip155Parameters['subscribe'],
  readShown: () => Promise<Shown>,
): Promise<Shown> {
  let latest: readonly string[] | undefined
  const stop = subscribe?.((event) => {
    if (event.type === 'change' && event.accounts?.length)
      latest = event.accounts.map(({ address }) => address)
  })
  try {
    const shown = await readShown()
    return latest ? { ...shown, addresses: latest } : shown
  } finally {
    stop?.()
  }
}

/**
 * Requests the accounts permission (EIP-2255), even if it was granted before, so that the visitor chooses again. A
 * wallet without the method is connected as usual: some pass it on to a node, which rejects it with any error.
 */
async function requestPermissions(provider: unknown, signal: AbortSignal | undefined): Promise<void> {
  try {
    await request(provider, 'wallet_requestPermissions', [{ eth_accounts: {} }], signal)
  } catch (error) {
    const failure = toWalletError(error, { ...CONNECT, signal })
    if (isEnd(error) || !isFoyerError(failure, CONNECT.code)) throw failure
  }
}

/** Accounts that the wallet exposes to the page now; `granted` if it exposes none. */
async function readGranted(
  provider: unknown,
  { granted, signal }: { readonly granted: readonly Hex[]; readonly signal: AbortSignal | undefined },
): Promise<readonly Hex[]> {
  try {
    const shown = parseAccounts(await request(provider, 'eth_accounts', undefined, signal)) ?? []
    return shown.length > 0 ? shown : granted
  } catch {
    signal?.throwIfAborted()
    return granted
  }
}

async function trySwitchNetwork(
  parameters: ConnectEip155Parameters,
  chainId: string | undefined,
): Promise<string | undefined> {
  const { provider, networks, signal } = parameters
  const network = networks.find(({ chainNamespace }) => chainNamespace === 'eip155')
  if (!network || chainId === `${Number(network.id)}`) return chainId
  try {
    await switchNetwork({ network, provider, signal })
    return `${Number(network.id)}`
  } catch {
    // The visitor may have selected a third chain meanwhile.
    const shown = await request(provider, 'eth_chainId', undefined, signal).catch(() => undefined)
    signal?.throwIfAborted()
    return parseChainId(shown) ?? chainId
  }
}

type RestoreParameters = Pick<ConnectParameters, 'signal'> & { readonly provider: unknown }

/** The session that the wallet still permits, without a prompt; `undefined` if the wallet fails. */
export async function restore({
  provider,
  signal,
}: RestoreParameters): Promise<ConnectorSession | undefined> {
  try {
    const { accounts, chainId } = await readWallet(provider, signal)
    if (!accounts.length || !chainId) return undefined
    return { namespace: 'eip155', accounts: accounts.map((address) => ({ address })), chainId }
  } catch {
    return undefined
  }
}

/** Longest wait for the wallet to revoke the permission. */
const REVOKE_TIMEOUT_MS = 100

/** Revokes this page's permission. Few wallets support it; failures are ignored. */
export async function forget(provider: unknown): Promise<void> {
  await withDeadline(
    (signal) => request(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }], signal),
    { milliseconds: REVOKE_TIMEOUT_MS },
  ).catch(() => undefined)
}

/** "Try again later" of EIP-1193: the wallet lost its node, and reconnects by itself. */
const TEMPORARILY_DISCONNECTED = 1013
/**
 * Disconnected from its chain, by EIP-1193. SubWallet emits it when it loses its node, Talisman when the visitor
 * disconnects the page.
 */
const CHAIN_DISCONNECTED = 4901

type Emit = (event: ConnectorEvent) => void

/**
 * Emits the events of a wallet; calls `onEnd` when the provider loses its extension. Returns the unsubscribe function;
 * it uses `removeListener` or the older `off`, if the provider has one.
 */
export function listen(provider: Eip1193Provider, emit: Emit, onEnd: () => void): () => void {
  let isListening = true
  const endUnlessExposed = async (): Promise<void> => {
    const accounts = await request(provider, 'eth_accounts').then(parseAccounts, () => undefined)
    if (isListening && !accounts?.length) emit({ type: 'disconnect', namespace: 'eip155' })
  }
  const listeners = Object.entries(listenersFor(emit, { onEnd, endUnlessExposed }))
  const each = (call: (event: string, listener: (value: unknown) => void) => unknown): void => {
    // A wallet without events still connects and signs.
    for (const [event, listener] of listeners) callQuietly(() => call(event, listener))
  }
  each((event, listener) => provider.on?.(event, listener))
  return () => {
    isListening = false
    each((event, listener) => (provider.removeListener ?? provider.off)?.call(provider, event, listener))
  }
}

type Ends = {
  readonly onEnd: () => void
  /** Emits a disconnect unless the wallet still exposes accounts to the page. */
  readonly endUnlessExposed: () => Promise<void>
}

const listenersFor = (
  emit: Emit,
  { onEnd, endUnlessExposed }: Ends,
): Readonly<Record<string, (value: unknown) => void>> => ({
  accountsChanged(value) {
    const accounts = parseAccounts(value)?.map((address) => ({ address }))
    if (accounts) emit({ type: 'change', namespace: 'eip155', accounts })
  },
  chainChanged(value) {
    const chainId = parseChainId(value)
    if (chainId) emit({ type: 'change', namespace: 'eip155', chainId })
  },
  disconnect(error) {
    if (isEnd(error)) onEnd()
    const code = read(error, 'code')
    if (code === CHAIN_DISCONNECTED) void endUnlessExposed()
    else if (code !== TEMPORARILY_DISCONNECTED) emit({ type: 'disconnect', namespace: 'eip155' })
  },
  message(value) {
    const name = read(value, 'type')
    if (typeof name === 'string') emit({ type: 'message', name, data: read(value, 'data') })
  },
})

type WalletState = {
  readonly accounts: readonly Hex[]
  readonly chainId: string | undefined
}

/** Accounts and chain that a wallet exposes to this page. Two reads, no prompt. */
async function readWallet(provider: unknown, signal?: AbortSignal): Promise<WalletState> {
  const [accounts, chainId] = await Promise.all([
    request(provider, 'eth_accounts', undefined, signal),
    request(provider, 'eth_chainId', undefined, signal),
  ])
  return { accounts: parseAccounts(accounts) ?? [], chainId: parseChainId(chainId) }
}

/** Current accounts and chain of the wallet. */
export const readSession: Operation<'readSession'> = async ({ provider, signal }) => {
  try {
    return await readWallet(provider, signal)
  } catch (error) {
    throw toWalletError(error, { operation: 'readSession', code: 'CONNECT_FAILED', signal })
  }
}

const SWITCH_PREFIX = 'eip155:switchNetwork'

type SwitchParameters = {
  readonly network: CaipNetwork
  readonly provider: unknown
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks the wallet to switch to a network; a network unknown to the wallet is added first. Throws `UserRejectedError`,
 * or `CHAIN_NOT_SUPPORTED` for every other refusal.
 */
export async function switchNetwork({ network, provider, signal }: SwitchParameters): Promise<void> {
  const origin: WalletErrorOrigin = { operation: 'switchNetwork', code: 'CHAIN_NOT_SUPPORTED', signal }
  const target = Number(network.id)
  const ask = (method: string, ...params: readonly unknown[]) => request(provider, method, params, signal)
  const switchChain = () => ask('wallet_switchEthereumChain', { chainId: toQuantity(target) })
  const readChain = async () => parseChainId(await ask('eth_chainId'))
  const isSwitched = async () => (await readChain()) === `${target}`
  try {
    await switchChain()
    if (await settles(readChain, { chainId: `${target}`, signal })) return
  } catch (error) {
    const next = signal?.aborted ? 'fail' : chooseAfterFailedSwitch(error)
    if (next === 'reject') throw new UserRejectedError({ prefix: SWITCH_PREFIX, cause: error })
    if (next === 'fail') throw toWalletError(error, origin)
    return addNetwork()
  }
  throw createError(origin.code, undefined, { prefix: SWITCH_PREFIX })

  async function addNetwork(): Promise<void> {
    try {
      await ask('wallet_addEthereumChain', toAddChainParameter(network))
      // Some wallets switch to an added chain, others need another request.
      if (await isSwitched()) return
      await switchChain()
      if (await isSwitched()) return
    } catch (error) {
      throw toWalletError(error, origin)
    }
    // Still on another chain after adding and switching: the visitor has declined.
    throw new UserRejectedError({ prefix: SWITCH_PREFIX })
  }
}

/** Longest wait in ms for a wallet that reports its new chain after its answer. */
const SWITCH_MS = 2000
const SWITCH_POLL_MS = 200

/**
 * Whether the wallet is on the requested chain soon after its answer: SubWallet confirms a switch to a chain that it
 * does not support, and Coinbase's app one that it has not approved. A wallet that does not report its chain is believed.
 */
async function settles(
  readChain: () => Promise<string | undefined>,
  { chainId, signal }: { readonly chainId: string; readonly signal: AbortSignal | undefined },
): Promise<boolean> {
  let isSwitched = true
  const poll = async (own: AbortSignal): Promise<void> => {
    const current = await readChain()
    isSwitched = current === undefined || current === chainId
    if (isSwitched) return
    await pause(SWITCH_POLL_MS, own)
    return poll(own)
  }
  await withDeadline(poll, { milliseconds: SWITCH_MS, signal }).catch(() => signal?.throwIfAborted())
  return isSwitched
}

const SIGN_MESSAGE = { operation: 'signMessage', code: 'SIGN_MESSAGE_FAILED' } as const

/** EIP-191 `personal_sign`. */
export const signMessage: Operation<'signMessage'> = async ({ provider, signal }, { address, message }) => {
  try {
    const signature = await request(provider, 'personal_sign', [toPersonalMessage(message), address], signal)
    const refuse = () => createError(SIGN_MESSAGE.code, undefined, { prefix: 'eip155:signMessage' })
    return await parseSignature(signature, { provider, address, signal }, refuse)
  } catch (error) {
    throw toWalletError(error, { ...SIGN_MESSAGE, signal })
  }
}

const SIGN_TYPED_DATA = { operation: 'signTypedData', code: 'SIGN_TYPED_DATA_FAILED' } as const

/** EIP-712 `eth_signTypedData_v4`. Throws `TYPED_DATA_INVALID` before the wallet is asked. */
export const signTypedData: Operation<'signTypedData'> = async (
  { provider, signal },
  { address, typedData },
) => {
  try {
    const problem = typedDataProblem(typedData)
    if (problem) throw createError('TYPED_DATA_INVALID', { problem }, { prefix: 'eip155:signTypedData' })
    const params = [address, toTypedDataJson(typedData)]
    const signature = await request(provider, 'eth_signTypedData_v4', params, signal)
    const refuse = () => createError(SIGN_TYPED_DATA.code, undefined, { prefix: 'eip155:signTypedData' })
    return await parseSignature(signature, { provider, address, signal }, refuse)
  } catch (error) {
    throw toWalletError(error, { ...SIGN_TYPED_DATA, signal })
  }
}

/** The fields of an EIP-712 domain, in the standard's order. */
const DOMAIN_FIELDS: readonly { readonly name: string; readonly type: string }[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Typed data for `eth_signTypedData_v4`: JSON with the type `EIP712Domain`, and bigints as text. */
export function toTypedDataJson({ domain, types, primaryType, message }: TypedData): string {
  const EIP712Domain = DOMAIN_FIELDS.filter(({ name }) => domain[name] !== undefined)
  return JSON.stringify(
    { domain, types: { EIP712Domain, ...types }, primaryType, message },
    (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value),
  )
}

/** Signature of a contract that has approved the message on the chain (ERC-1271), like a Safe. */
const APPROVED_ON_CHAIN = '0x'

/** Signature in a wallet's response; may be empty for an account with code only. Throws `refuse()` otherwise. */
export async function parseSignature(
  answer: unknown,
  {
    provider,
    address,
    signal,
  }: { readonly provider: unknown; readonly address: string; readonly signal?: AbortSignal | undefined },
  refuse: () => FoyerError,
): Promise<Hex> {
  if (answer !== APPROVED_ON_CHAIN) return parseHex(answer, refuse)
  const code = await request(provider, 'eth_getCode', [address, 'latest'], signal).catch(() => undefined)
  parseHex(code, refuse)
  return answer
}

const SEND_TRANSACTION = { operation: 'sendTransaction', code: 'SEND_TRANSACTION_FAILED' } as const
const SEND_PREFIX = 'eip155:sendTransaction'

const HASH_BYTES = 32

/**
 * Sends a transaction to the wallet and resolves with its hash. The wallet chooses type and fees; the request names the
 * chain, so that a wallet on another chain rejects it. An invalid value is sent as 0 (R69).
 */
export const sendTransaction: Operation<'sendTransaction'> = async (
  { network, provider, signal },
  parameters,
) => {
  const { address, to, value = 0n, data = '0x', gas } = parameters
  const transaction = {
    from: address,
    to,
    value: toQuantity(parseValue(value) ?? 0n),
    data,
    chainId: toQuantity(Number(network.id)),
    ...(gas !== undefined && { gas: toQuantity(gas) }),
  }
  try {
    const asked = request(provider, 'eth_sendTransaction', [transaction], signal)
    const hash = await awaitSend(asked, { prefix: SEND_PREFIX, signal })
    // A wallet with an invalid response may have sent the transaction.
    return parseHex(hash, () => createError('SEND_UNCLEAR', undefined, { prefix: SEND_PREFIX }), HASH_BYTES)
  } catch (error) {
    throw toWalletError(error, { ...SEND_TRANSACTION, signal })
  }
}
