import { eip155 } from '@foyer/chains/eip155'
import * as allNetworks from '@foyer/chains/networks'
import { type Config, createConfig, type Features } from '@foyer/headless'
import type { PlaygroundQuery } from './query.ts'
import { sandboxUrls } from './sandbox.ts'

type EvmNetwork = typeof allNetworks.mainnet

/** The config that a link asks for, with every backend in the sandbox. */
export function createPlaygroundConfig(
  { networks, features, options }: PlaygroundQuery,
  { id }: { readonly id?: string } = {},
): Config {
  const byName = allNetworks as unknown as Readonly<Record<string, EvmNetwork>>
  const [first = allNetworks.mainnet, ...others] = networks.flatMap((name) => byName[name] ?? [])
  return createConfig({
    id,
    networks: [first, ...others],
    adapters: [eip155()],
    projectId: 'playground',
    endpoints: {
      blockchain: sandboxUrls.backend,
      kit: sandboxUrls.backend,
      analytics: sandboxUrls.backend,
      secureSite: sandboxUrls.secureSite,
    },
    metadata: { name: 'Foyer playground' },
    features: features as Partial<Features>,
    ...options,
    onError: (error) => console.warn('background:', error),
  })
}
