import type { Connector, ConnectorContext } from './connector.ts'
import { createError } from './errors/catalogue.ts'
import { load } from './load.ts'
import type {
  Operation,
  OperationContext,
  OperationName,
  OperationParameters,
  OperationResult,
  OperationTable,
} from './operations.ts'
import type { CaipNetwork, CaipNetworkId, ChainNamespace } from './types.ts'
import type { SignerRequest } from './walletRequest.ts'

export type DiscoveryContext = ConnectorContext & {
  /** Adds a connector to the list, at any time after the start too. Returns a function that removes it. */
  readonly announce: (connector: Connector) => () => void
}

/** Discovery of further wallets, e.g. `farcaster()` or `solanaMobile()`. Returns a function that stops it. */
export type WalletDiscovery = (target: EventTarget, context: DiscoveryContext) => () => void

/** Module that wraps a wallet's own provider, so that the source reviews its requests. */
export type ReviewProviderCode = {
  readonly reviewProvider: (source: SignerSource, provider: unknown) => unknown
}

/**
 * Adapter of one namespace: wallet discovery, and a table of lazily imported operations. An operation that is missing
 * is unsupported. Other code does not compare namespaces.
 */
export type ChainAdapter<namespace extends ChainNamespace = ChainNamespace> = {
  readonly namespace: namespace
  /** Starts discovery; returns a function that stops it. Runs when the config is mounted, in browsers only. */
  readonly discover?: ((context: DiscoveryContext) => () => void) | undefined
  /** Imports `reviewProvider`. Absent where requests to sign, send or grant cannot be distinguished from reads. */
  readonly importReviewProvider?: (() => Promise<ReviewProviderCode>) | undefined
  readonly operations: OperationTable
}

export type RunOperationParameters<name extends OperationName> = OperationContext & {
  readonly parameters: OperationParameters<name>
}

/**
 * Loads an operation. Actions load every operation they need before the first prompt, so that the wallet is asked in
 * the tick of the click. Throws `OPERATION_NOT_SUPPORTED` if the adapter lacks it, `LOAD_FAILED` if its chunk fails to
 * load.
 *
 * @example
 * ```ts
 * import { loadOperation, type ChainAdapter } from '@foyer/chains'
 * declare const adapter: ChainAdapter
 * const signMessage = await loadOperation(adapter, 'signMessage')
 * ```
 */
export async function loadOperation<name extends OperationName>(
  adapter: ChainAdapter,
  name: name,
): Promise<Operation<name>> {
  const importOperation = adapter.operations[name] as (() => Promise<Operation<name>>) | undefined
  if (!importOperation)
    throw createError('OPERATION_NOT_SUPPORTED', { namespace: adapter.namespace, operation: name })
  return load(importOperation)
}

/**
 * Loads and runs one operation; typed by its name.
 *
 * @example
 * ```ts
 * import { runOperation } from '@foyer/chains'
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * declare const provider: unknown
 * const signature = await runOperation(eip155(), 'signMessage', {
 *   network: mainnet,
 *   provider,
 *   parameters: { address: '0x52908400098527886E0F7030069857D2E4169EE7', message: 'hello' },
 * })
 * ```
 */
export async function runOperation<name extends OperationName>(
  adapter: ChainAdapter,
  name: name,
  { parameters, ...context }: RunOperationParameters<name>,
): Promise<OperationResult<name>> {
  const operation = await loadOperation(adapter, name)
  return operation(context, parameters)
}

/** Account, network and provider of a namespace's current connection. */
export type Signer = {
  readonly address: string
  readonly network: CaipNetwork
  readonly provider: unknown
}

/**
 * Source of the current connection of a namespace; every config is one. `toWalletClient` and the other signers read it.
 */
export type SignerSource = {
  readonly getSigner: (namespace: ChainNamespace) => Signer | undefined
  /**
   * Resolves with the signer when the stored connection of the namespace is restored or has failed to restore. Requests
   * without a signer wait for it, for example right after a page load. Absent: only `getSigner` is used.
   */
  readonly restoreSigner?: ((namespace: ChainNamespace) => Promise<Signer | undefined>) | undefined
  /**
   * Called by providers and signers for a request to sign, send or grant something: reviews it, asks the wallet with
   * `ask`, and resolves with its answer. A rejection before `ask` is the answer to the request, and the wallet is not
   * asked. Absent: the wallet is asked at once.
   */
  readonly reviewRequest?:
    | (<answer>(request: SignerRequest, ask: () => Promise<answer>) => Promise<answer>)
    | undefined
}

/** Signer for a request. Right after a page load it waits until the stored connection is restored. */
export const signerOf = async (
  source: SignerSource,
  namespace: ChainNamespace,
): Promise<Signer | undefined> => source.getSigner(namespace) ?? (await source.restoreSigner?.(namespace))

/** Connection of a namespace, for a library that keeps a copy of it and changes it (wagmi). */
export type ConnectionBridge = {
  /** Resolves when the stored connections are restored or have failed to restore. */
  readonly reconnected: () => Promise<void>
  /**
   * Calls the listener when account, network or wallet change; `getSigner` returns the new values. Returns the
   * unsubscribe function.
   */
  readonly subscribe: (listener: () => void) => () => void
  readonly switchNetwork: (caipNetworkId: CaipNetworkId) => Promise<void>
  readonly disconnect: () => Promise<void>
}

/** Source of the current connection that can also be observed and changed; every config is one. */
export type ConnectionSource = SignerSource & {
  readonly getBridge: (namespace: ChainNamespace) => Promise<ConnectionBridge>
}
