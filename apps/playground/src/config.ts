import { eip155 } from '@foyer/chains/eip155'
import * as allNetworks from '@foyer/chains/networks'
import { type Config, type ConfigOptions, createConfig, type Features } from '@foyer/headless'
import type { PlaygroundQuery } from './query.ts'
import { sandboxUrls } from './sandbox.ts'

type Networks = ConfigOptions['networks']

/** The config that a link asks for, with every backend in the sandbox. */
export function createPlaygroundConfig({ networks, features, options }: PlaygroundQuery): Config {
  const byName = allNetworks as unknown as Readonly<Record<string, Networks[0]>>
  const chosen = networks.flatMap((name) => byName[name] ?? [])
  return createConfig({
    networks: (chosen.length > 0 ? chosen : [allNetworks.mainnet]) as unknown as Networks,
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
