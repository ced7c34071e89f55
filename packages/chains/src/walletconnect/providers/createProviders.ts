import type { ConnectorEvent } from '../../connector.ts'
import { load } from '../../load.ts'
import type { ChainNamespace } from '../../types.ts'
import type { SessionBridge } from '../createBridge.ts'

/** A family's own kind of provider, and a way to let it tell its listeners what the wallet said. */
export type FamilyProvider = {
  readonly provider: unknown
  readonly onEvent?: ((event: ConnectorEvent) => void) | undefined
}

export type Providers = {
  readonly load: (namespaces: readonly ChainNamespace[]) => Promise<void>
  readonly get: (namespace: ChainNamespace) => unknown
  readonly onEvent: (event: ConnectorEvent) => void
}

/** One file per family: a host of EVM chains does not load how Bitcoin signs. */
const factories: Readonly<Record<ChainNamespace, () => Promise<(bridge: SessionBridge) => FamilyProvider>>> =
  {
    eip155: async () => (await import('./evmProvider.ts')).evmProvider,
    solana: async () => (await import('./solanaProvider.ts')).solanaProvider,
    bip122: async () => (await import('./bitcoinProvider.ts')).bitcoinProvider,
    polkadot: async () => (await import('./polkadotProvider.ts')).polkadotProvider,
    cosmos: async () => (await import('./cosmosProvider.ts')).cosmosProvider,
  }

/** The providers of a connector. Each is made once, so that its identity is stable across sessions. */
export function createProviders(bridge: SessionBridge): Providers {
  const made = new Map<ChainNamespace, FamilyProvider>()
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
    // A session may be gone; who kept the provider is told so when asking it.
    get: (namespace) => (bridge.session() ? made.get(namespace)?.provider : undefined),
    onEvent(event) {
      for (const [namespace, { onEvent }] of made)
        if (!('namespace' in event) || event.namespace === undefined || event.namespace === namespace)
          onEvent?.(event)
    },
  }
}
