import type { CaipNetwork, ChainAdapter, CreateConnector } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import * as allNetworks from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { walletConnect } from '@foyer/chains/walletconnect'
import { type Config, createConfig, type Features } from '@foyer/headless'
import type { PlaygroundQuery } from './query.ts'
import { sandboxUrls } from './sandbox.ts'

/** The adapter of each family; a config has those that its networks need. */
const adapterOf: Readonly<Record<string, () => ChainAdapter>> = { eip155, solana }

/** Connectors for wallets that are not on the page, by the names that a link gives them. */
const connectorOf: Readonly<Record<string, () => CreateConnector>> = { walletConnect }

/** The config that a link asks for, with every backend in the sandbox. */
export function createPlaygroundConfig(
  { networks, connectors, features, options }: PlaygroundQuery,
  { id }: { readonly id?: string } = {},
): Config {
  const byName = allNetworks as Readonly<Record<string, CaipNetwork>>
  const [first = allNetworks.mainnet as CaipNetwork, ...others] = networks.flatMap(
    (name) => byName[name] ?? [],
  )
  const families = new Set([first, ...others].map(({ chainNamespace }) => chainNamespace))
  return createConfig({
    id,
    networks: [first, ...others],
    adapters: [...families].flatMap((family) => adapterOf[family]?.() ?? []),
    connectors: connectors.flatMap((name) => connectorOf[name]?.() ?? []),
    projectId: 'playground',
    endpoints: {
      blockchain: sandboxUrls.backend,
      kit: sandboxUrls.backend,
      analytics: sandboxUrls.backend,
      secureSite: sandboxUrls.secureSite,
      relay: sandboxUrls.relay,
    },
    metadata: { name: 'Foyer playground' },
    features: features as Partial<Features>,
    ...options,
    onError: (error) => console.warn('background:', error),
  })
}
