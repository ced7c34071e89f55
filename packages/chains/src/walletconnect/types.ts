import type { CaipNetworkId, ChainNamespace } from '../types.ts'

/** Requested namespace; given arrays replace the defaults. */
export type WalletConnectNamespace = {
  readonly methods?: readonly string[] | undefined
  readonly chains?: readonly CaipNetworkId[] | undefined
  readonly events?: readonly string[] | undefined
  /**
   * URLs of nodes by CAIP-2 id, in place of those of the network, for reads of the EIP-1193 provider. Not sent to the
   * wallet.
   */
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  readonly defaultChain?: CaipNetworkId | undefined
}

export type WalletConnectOptions = {
  readonly namespaces?: Partial<Record<ChainNamespace, WalletConnectNamespace>> | undefined
  /**
   * WalletConnect Verify: an iframe of its service attests the page's origin to wallets. If off, wallets show that they
   * cannot verify the domain. @default false
   */
  readonly verify?: boolean | undefined
  /** `SignClient` of the host. @default created when the visitor is about to connect */
  readonly client?: unknown
}
