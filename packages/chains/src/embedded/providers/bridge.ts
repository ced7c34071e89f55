import type { ConnectorAccount } from '../../connector.ts'
import type { CaipNetwork, ChainNamespace } from '../../types.ts'

/** The embedded wallet as the provider of a family sees it. */
export type EmbeddedBridge = {
  /** The account in use first; none while nobody is signed in. */
  readonly accounts: (namespace: ChainNamespace) => readonly ConnectorAccount[]
  readonly network: (namespace: ChainNamespace) => CaipNetwork | undefined
  readonly networks: readonly CaipNetwork[]
  readonly switchNetwork: (network: CaipNetwork) => Promise<void>
  readonly request: (
    namespace: ChainNamespace,
    request: {
      readonly method: string
      readonly params?: unknown
      /** @default the one that the family is on */
      readonly network?: CaipNetwork | undefined
    },
  ) => Promise<unknown>
}

/** A family's own kind of provider, and a way to let it tell its listeners that something changed. */
export type FamilyProvider = { readonly provider: unknown; readonly onChange: () => void }
