/** A CAIP-2 namespace that an app can be created with. */
export type Namespace = 'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos'

/** Code, dependencies and test wallet of one namespace. */
type NamespaceTemplate = {
  /** Name in questions. */
  readonly label: string
  /** Exported by `@foyer/chains/<namespace>`. */
  readonly adapter: string
  /** Exports of `@foyer/chains/networks`; a second name renames those that collide with an adapter. */
  readonly networks: readonly (readonly [name: string, local?: string])[]
  /** Nodes of the sandbox, by CAIP-2 id. */
  readonly nodes: readonly (readonly [caipNetworkId: string, url: string])[]
  /** Wallet of the sandbox, which the end-to-end test connects. */
  readonly wallet: string
  /** Optional peer of `@foyer/chains` that the adapter needs. */
  readonly peer?: string
}

const namespaceTemplates: Readonly<Record<Namespace, NamespaceTemplate>> = {
  eip155: {
    label: 'Ethereum and other EVM chains',
    adapter: 'eip155',
    networks: [['mainnet'], ['polygon']],
    nodes: [
      ['eip155:1', 'sandbox.evm[1]'],
      ['eip155:137', 'sandbox.evm[137]'],
    ],
    wallet: 'Pebble',
    peer: 'viem',
  },
  solana: {
    label: 'Solana',
    adapter: 'solana',
    networks: [['solana', 'solanaNetwork']],
    nodes: [['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'sandbox.solana']],
    wallet: 'Fern',
    peer: '@solana/kit',
  },
  bip122: {
    label: 'Bitcoin',
    adapter: 'bip122',
    networks: [['bitcoin']],
    nodes: [['bip122:000000000019d6689c085ae165831e93', 'sandbox.bitcoin']],
    wallet: 'Nugget',
  },
  polkadot: {
    label: 'Polkadot',
    adapter: 'polkadot',
    networks: [['polkadot', 'polkadotNetwork']],
    nodes: [['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'sandbox.polkadot']],
    wallet: 'gravel',
  },
  cosmos: {
    label: 'Cosmos',
    adapter: 'cosmos',
    networks: [['cosmoshub']],
    nodes: [['cosmos:cosmoshub-4', 'sandbox.cosmos']],
    wallet: 'Keplr',
  },
}

/** Every namespace, in the order of lists. */
export const allNamespaces = Object.keys(namespaceTemplates) as readonly Namespace[]

export const templateOf = (namespace: Namespace): NamespaceTemplate => namespaceTemplates[namespace]

const aliases: Readonly<Record<string, Namespace>> = {
  evm: 'eip155',
  ethereum: 'eip155',
  bitcoin: 'bip122',
}

/** The namespace of an id or of a common name (`evm`, `ethereum`, `bitcoin`). */
export function toNamespace(text: string): Namespace | undefined {
  const name = text.toLowerCase()
  return aliases[name] ?? allNamespaces.find((namespace) => namespace === name)
}
