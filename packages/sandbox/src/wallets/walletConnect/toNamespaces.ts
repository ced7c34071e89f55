import type { NamespaceWallet } from './namespace.ts'

/** Requested namespace of a proposal, or one chain if its key is a CAIP-2 id. */
export type AskedNamespace = {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type SettledNamespace = {
  readonly chains: string[]
  readonly accounts: string[]
  readonly methods: string[]
  readonly events: string[]
}

export type Approval = {
  /** Approved chains (CAIP-2) or namespaces. @default all requested ones that are known */
  readonly approves?: readonly string[] | undefined
  /** Additional chains (CAIP-2) that were not requested, like a hostile wallet. @default none */
  readonly adds?: readonly string[] | undefined
}

const namespaceOf = (key: string): string => key.split(':')[0] as string
const referenceOf = (chain: string): string => chain.slice(chain.indexOf(':') + 1)

/** Namespaces of the approved session: requested, known and approved. */
export function toNamespaces(
  asked: Readonly<Record<string, AskedNamespace>>,
  namespaces: Readonly<Record<string, NamespaceWallet>>,
  { approves, adds = [] }: Approval = {},
): Record<string, SettledNamespace> {
  const isApproved = (chain: string): boolean =>
    approves === undefined || approves.includes(chain) || approves.includes(namespaceOf(chain))

  const settled: Record<string, SettledNamespace> = {}
  const settle = (chains: readonly string[], { methods, events }: Omit<AskedNamespace, 'chains'>): void => {
    for (const chain of chains) {
      const key = namespaceOf(chain)
      const namespace = namespaces[key]
      if (!namespace) continue
      const { addresses } = namespace
      const before = settled[key]
      const accounts = addresses(referenceOf(chain)).map((address) => `${chain}:${address}`)
      settled[key] = {
        chains: union(before?.chains, [chain]),
        accounts: union(before?.accounts, accounts),
        methods: union(before?.methods, methods),
        events: union(before?.events, events),
      }
    }
  }

  for (const [key, namespace] of Object.entries(asked)) {
    const chains = namespace.chains ?? (key.includes(':') ? [key] : [])
    settle(chains.filter(isApproved), namespace)
  }
  for (const chain of adds) {
    const { methods = [] } = namespaces[namespaceOf(chain)] ?? {}
    settle([chain], { methods: settled[namespaceOf(chain)]?.methods ?? methods, events: [] })
  }
  return settled
}

const union = (before: readonly string[] = [], more: readonly string[]): string[] => [
  ...new Set([...before, ...more]),
]
