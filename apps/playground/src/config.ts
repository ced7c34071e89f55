import type { CaipNetwork, ChainAdapter } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import * as allNetworks from '@foyer/chains/networks'
import { type Config, createConfig, type Features } from '@foyer/headless'
import type { PlaygroundQuery } from './query.ts'
import { sandboxUrls } from './sandbox.ts'

/** The adapter of each family; a config has those that its networks need. */
const adapterOf: Readonly<Record<string, () => ChainAdapter>> = { eip155 }

/** The config that a link asks for, with every backend in the sandbox. */
export function createPlaygroundConfig(
  { networks, features, options }: PlaygroundQuery,
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
