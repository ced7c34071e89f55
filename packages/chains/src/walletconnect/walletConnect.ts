import type {
  AuthenticateParameters,
  Connector,
  ConnectorContext,
  ConnectorEvent,
  CreateConnector,
} from '../connector.ts'
import { createEmitter } from '../emitter.ts'
import { load } from '../load.ts'
import type { ChainNamespace } from '../types.ts'
import { hasOpenPairing, storagePrefix } from './client/stored.ts'
import type { Runtime } from './runtime.ts'
import type { WalletConnectOptions } from './types.ts'

/**
 * Connector of all WalletConnect wallets, with one session for all configured namespaces. The client,
 * `@walletconnect/sign-client` 2.21.8, is an optional peer dependency; it is loaded by `prepare`, `connect`, or
 * `restore` with a stored session.
 *
 * @example
 * ```ts
 * import { mainnet } from '@foyer/chains/networks'
 * import { walletConnect } from '@foyer/chains/walletconnect'
 * import { createConfig } from '@foyer/headless'
 * import { eip155 } from '@foyer/chains/eip155'
 *
 * const config = createConfig({
 *   networks: [mainnet],
 *   adapters: [eip155()],
 *   connectors: [walletConnect()],
 *   projectId: 'your project id',
 * })
 * ```
 */
export function walletConnect(options: WalletConnectOptions = {}): CreateConnector {
  return (context) => createConnector(context, options)
}

function createConnector(context: ConnectorContext, options: WalletConnectOptions): Connector {
  const emitter = createEmitter<ConnectorEvent>()
  let loading: Promise<Runtime> | undefined
  let runtime: Runtime | undefined

  const start = (): Promise<Runtime> => {
    loading ??= load(() => import('./runtime.ts')).then(
      ({ createRuntime }) => (runtime = createRuntime({ context, options, emit: emitter.emit })),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const namespaces = [
    ...new Set([
      ...context.networks.map(({ chainNamespace }) => chainNamespace),
      ...(Object.keys(options.namespaces ?? {}) as ChainNamespace[]),
    ]),
  ]
  return {
    id: 'walletConnect',
    uid: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    interaction: 'extension',
    namespaces,
    // An earlier page has opened a wallet, whose answer `restore` awaits.
    get isHost() {
      return hasOpenPairing(context.storage, storagePrefix(context.id))
    },
    prepare: async () => (await start()).prepare(),
    connect: async (parameters) => (await start()).connect(parameters),
    restore: async (parameters) => (await start()).restore(parameters),
    disconnect: async () => (await start()).disconnect(),
    ping: async () => (await start()).ping(),
    // One-click auth supports EVM chains only.
    ...(namespaces.every((namespace) => namespace === 'eip155') && {
      authenticate: async (parameters: AuthenticateParameters) => (await start()).authenticate(parameters),
    }),
    switchNetwork: async (parameters) => (await start()).switchNetwork(parameters),
    getProvider: (namespace) => runtime?.getProvider(namespace),
    supportsMethod: (namespace, method) => runtime?.supportsMethod(namespace, method) ?? false,
    subscribe(listener) {
      const unsubscribe = emitter.subscribe(listener)
      runtime?.resume()
      return () => {
        unsubscribe()
        // Without listeners no socket stays open.
        if (emitter.size === 0) runtime?.pause()
      }
    },
  }
}
