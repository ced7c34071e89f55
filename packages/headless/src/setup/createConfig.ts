import {
  type ChainAdapter,
  type ChainNamespace,
  type Connector,
  type Signer,
  createEmitter,
  createTimers,
  load,
} from '@foyer/chains'
import { createStore } from 'jotai/vanilla'
import { seedAppearance } from '../core/appearance.ts'
import type { ChannelState } from '../core/channel.ts'
import { checkOptions } from '../core/checkOptions.ts'
import { createError } from '../core/errors/configErrors.ts'
import type { FoyerEvent } from '../core/events.ts'
import { INTERNALS, type Internals, type LazyCode } from '../core/internals.ts'
import { toNetwork } from '../core/options.ts'
import { guardStorage } from '../core/storage.ts'
import type { Config, ConfigOptions, NetworkInput, NetworkOf, NetworksOf } from '../core/types.ts'
import { startProject, startWithFirstAction } from '../data/features/startProject.ts'
import { loadSigningActions } from '../flows/signing/lazy.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import {
  getAccount,
  currentConnection,
  getConnectionState,
  namespaceNetwork,
  networkSelectionAtom,
  networksAtom,
  seedNetworks,
} from '../wallet/state.ts'
import { createEngine } from './engine.ts'
import { createLifecycle } from './lifecycle.ts'

type Networks = readonly [NetworkInput, ...NetworkInput[]]

/**
 * Configured namespaces without an adapter; `never` if the config has no adapters (WalletConnect only), and for invalid
 * networks, which have an error of their own.
 */
type MissingNamespace<
  networks extends Networks,
  adapters extends readonly ChainAdapter[],
> = adapters extends readonly []
  ? never
  : Networks extends networks
    ? never
    : Exclude<NetworkOf<networks[number]>['chainNamespace'], adapters[number]['namespace']>

/** Rejects, at compile time, a network without an adapter for its namespace. */
type RequireAdapters<networks extends Networks, adapters extends readonly ChainAdapter[]> = [
  MissingNamespace<networks, adapters>,
] extends [never]
  ? unknown
  : { readonly adapters: { readonly 'there is no adapter for': MissingNamespace<networks, adapters> } }

/**
 * Creates the config of an app: networks, adapters, connectors and state. A config has no effects before `mount()`, so
 * it may be created at module level, also on a server.
 *
 * Throws `SIWE_AND_SIWX` when both `siweConfig` and `siwx` are given. A development build also throws `OPTIONS_INVALID`
 * for invalid networks, adapters or connectors, and warns of unknown option names.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet, polygon } from '@foyer/chains/networks'
 * import { createConfig } from '@foyer/headless'
 *
 * const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })
 * ```
 */
export function createConfig<
  const networks extends Networks,
  const adapters extends readonly ChainAdapter[] = readonly ChainAdapter[],
>(
  options: ConfigOptions<networks, adapters> & RequireAdapters<networks, adapters>,
): Config<NetworksOf<networks>> {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkOptions(options)
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
  const { id = 'default', onError } = options
  const [first, ...others] = options.networks
  const networks = [toNetwork(first), ...others.map(toNetwork)] as const
  const given: ConfigOptions = { ...options, networks }
  if (given.siwx !== undefined && given.siweConfig !== undefined) throw createError('SIWE_AND_SIWX')

  const report = (error: unknown): void => {
    onError?.(error)
    internals.analytics.onError?.(error)
  }
  const events = createEmitter<FoyerEvent>()
  const store = createStore()
  const internals: Internals = {
    options: given,
    queryClient: given.queryClient,
    store,
    storage: guardStorage(given.storage, id, report),
    fetch: (...request) => (given.fetch ?? globalThis.fetch)(...request),
    timers: createTimers(),
    adapters: new Map<ChainNamespace, ChainAdapter>(
      given.adapters?.map((adapter) => [adapter.namespace, adapter]),
    ),
    discoveries: new Map<ChainNamespace, () => void>(),
    connectors: new Map<string, Connector>(),
    processes: new Map<string, AbortController>(),
    shared: new Map<string, Promise<unknown>>(),
    lazy: new Map<() => Promise<unknown>, LazyCode>(),
    endsWithModal: new Map<string, (reason?: Error) => void>(),
    transactions: [],
    requests: new Set<Promise<unknown>>(),
    engine: createEngine(() => config),
    channels: new Map<object, ChannelState>(),
    loggedProblems: new Set<string>(),
    analytics: {},
    ports: {
      startProject: () => startProject(config),
      connectAndSignIn: async (connector, asked) =>
        (await load(() => import('../flows/siwx/siwxActions.ts'))).connectAndSignIn(config, connector, asked),
    },
    emit: events.emit,
    onEvent: events.subscribe,
    report,
  }
  seedNetworks(store, networks, { byDefault: given.defaultNetwork })
  seedAppearance(store, given)

  const config: Config<NetworksOf<networks>> = {
    id,
    networks: networks as Config['networks'] as NetworksOf<networks>,
    getSigner: (namespace) => signerOf(internals, namespace),
    async restoreSigner(namespace) {
      const { status, address } = getAccount(config, { namespace })
      if (status === 'reconnecting' && address !== undefined)
        await (await config.getBridge(namespace)).reconnected()
      return signerOf(internals, namespace)
    },
    reviewRequest: async (request, ask) =>
      (await loadSigningActions()).reviewSignerRequest(config, request, ask),
    getBridge: async (namespace) => (await loadConnectionActions()).createBridge(config, namespace),
    mount: () => lifecycle.mount(),
    destroy: () => lifecycle.destroy(),
    [INTERNALS]: internals,
  }
  startWithFirstAction(config)
  const lifecycle = createLifecycle(config, given.connectors ?? [])
  return config
}

/** Signer of the connection of a namespace, on its network. */
function signerOf(internals: Internals, namespace: ChainNamespace): Signer | undefined {
  const { store, connectors } = internals
  const connection = currentConnection(getConnectionState(internals), namespace)
  const network = namespaceNetwork(store.get(networksAtom), store.get(networkSelectionAtom), namespace)
  const connector = connection && connectors.get(connection.connector.uid)
  return (
    connector &&
    network && { address: connection.address, network, provider: connector.getProvider(namespace) }
  )
}
