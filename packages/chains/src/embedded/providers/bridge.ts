import type { ConnectorAccount } from '../../connector.ts'
import type { CaipNetwork, ChainNamespace } from '../../types.ts'

/** Functions of the embedded wallet for the provider of a namespace. */
export type EmbeddedBridge = {
  /** Current account first; empty while logged out. */
  readonly accounts: (namespace: ChainNamespace) => readonly ConnectorAccount[]
  readonly network: (namespace: ChainNamespace) => CaipNetwork | undefined
  readonly networks: readonly CaipNetwork[]
  readonly switchNetwork: (network: CaipNetwork) => Promise<void>
  readonly request: (
    namespace: ChainNamespace,
    request: {
      readonly method: string
      readonly params?: unknown
      /** @default the current network of the namespace */
      readonly network?: CaipNetwork | undefined
    },
  ) => Promise<unknown>
}

/** Provider of a namespace, and a function that emits its change events. */
export type NamespaceProvider = { readonly provider: unknown; readonly onChange: () => void }

/** The parts of the embedded wallet that differ by namespace. */
export type EmbeddedNamespace = {
  /** Never throws. */
  readonly isAddress: (value: string) => boolean
  readonly createProvider: (bridge: EmbeddedBridge) => NamespaceProvider
}
