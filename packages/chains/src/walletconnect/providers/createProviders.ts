import type { ConnectorEvent } from '../../connector.ts'
import { load } from '../../load.ts'
import type { ChainNamespace } from '../../types.ts'
import type { SessionBridge } from '../createBridge.ts'

/** Provider of a namespace, and a function that emits its events. */
export type NamespaceProvider = {
  readonly provider: unknown
  readonly onEvent?: ((event: ConnectorEvent) => void) | undefined
}

export type Providers = {
  readonly load: (namespaces: readonly ChainNamespace[]) => Promise<void>
  readonly get: (namespace: ChainNamespace) => unknown
  readonly onEvent: (event: ConnectorEvent) => void
}

/** One chunk per namespace, so that an app with EVM chains does not load Bitcoin's. */
const factories: Readonly<
  Record<ChainNamespace, () => Promise<(bridge: SessionBridge) => NamespaceProvider>>
> = {
  eip155: async () => (await import('./evmProvider.ts')).evmProvider,
  solana: async () => (await import('./solanaProvider.ts')).solanaProvider,
  bip122: async () => (await import('./bitcoinProvider.ts')).bitcoinProvider,
  polkadot: async () => (await import('./polkadotProvider.ts')).polkadotProvider,
  cosmos: async () => (await import('./cosmosProvider.ts')).cosmosProvider,
}

/** The providers of a connector. Each is created once, so that its identity is stable across sessions. */
export function createProviders(bridge: SessionBridge): Providers {
  const made = new Map<ChainNamespace, NamespaceProvider>()
  return {
    async load(namespaces) {
      await Promise.all(
        namespaces.map(async (namespace) => {
          if (made.has(namespace)) return
          const create = await load(factories[namespace])
          if (!made.has(namespace)) made.set(namespace, create(bridge))
        }),
      )
    },
    // The session may have ended; requests of this provider then reject.
    get: (namespace) => (bridge.session() ? made.get(namespace)?.provider : undefined),
    onEvent(event) {
      for (const [namespace, { onEvent }] of made)
        if (!('namespace' in event) || event.namespace === undefined || event.namespace === namespace)
          onEvent?.(event)
    },
  }
}
