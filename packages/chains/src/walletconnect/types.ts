import type { CaipNetworkId, ChainNamespace } from '../types.ts'

/** What a wallet is asked for, per family; an array given replaces ours. */
export type WalletConnectNamespace = {
  readonly methods?: readonly string[] | undefined
  readonly chains?: readonly CaipNetworkId[] | undefined
  readonly events?: readonly string[] | undefined
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  readonly defaultChain?: CaipNetworkId | undefined
}

export type WalletConnectOptions = {
  readonly namespaces?: Partial<Record<ChainNamespace, WalletConnectNamespace>> | undefined
  /** A `SignClient` of the host's own. @default one is made on first intent */
  readonly client?: unknown
}
