import type { Chain } from 'viem'
import type { FollowingProvider } from '../eip155/toEip1193Provider.ts'
import type { Hex } from '../types.ts'

/*
 * The used types of a wagmi connector. The original types are in `@wagmi/core`, which package managers may install
 * below `wagmi`, where TypeScript cannot resolve it from here.
 */

type ConnectionData = { readonly accounts: readonly Hex[]; readonly chainId: number }

type WagmiEmitter = {
  emit: ((event: 'change' | 'connect', data: ConnectionData) => void) & ((event: 'disconnect') => void)
  listenerCount: (event: 'change') => number
}

/** Accounts of a connect, with the capabilities of each if wagmi asks for them. */
export type WagmiAccounts<withCapabilities extends boolean> = withCapabilities extends true
  ? readonly { address: Hex; capabilities: Record<string, unknown> }[]
  : readonly Hex[]

/** Connector of wagmi 2 or 3 that mirrors Foyer. */
export type FoyerWagmiConnector = {
  readonly id: 'foyer'
  readonly name: 'Foyer'
  readonly type: 'foyer'
  setup: () => Promise<void>
  getProvider: () => Promise<FollowingProvider>
  isAuthorized: () => Promise<boolean>
  connect: <withCapabilities extends boolean = false>(parameters?: {
    chainId?: number | undefined
    isReconnecting?: boolean | undefined
    withCapabilities?: withCapabilities | boolean | undefined
  }) => Promise<{ accounts: WagmiAccounts<withCapabilities>; chainId: number }>
  disconnect: () => Promise<void>
  getAccounts: () => Promise<readonly Hex[]>
  getChainId: () => Promise<number>
  switchChain: (parameters: { chainId: number }) => Promise<Chain>
  onAccountsChanged: (accounts: string[]) => void
  onChainChanged: (chainId: string) => void
  onDisconnect: () => void
}

/** Creates the connector; called by wagmi's `createConfig`. Assignable to its `CreateConnectorFn`. */
export type CreateWagmiConnector = (config: {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly emitter: WagmiEmitter
}) => FoyerWagmiConnector
