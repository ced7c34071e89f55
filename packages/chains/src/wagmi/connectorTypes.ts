import type { Chain } from 'viem'
import type { FollowingProvider } from '../eip155/toEip1193Provider.ts'
import type { Hex } from '../types.ts'

/*
 * The types of a wagmi connector, as far as this one uses them. Those of wagmi are in `@wagmi/core`, which package
 * managers may place below `wagmi`, where TypeScript does not find it from here.
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

/** A connector of wagmi 2 or 3, that follows Foyer. */
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

/** Makes the connector; wagmi's `createConfig` calls it. Assignable to its `CreateConnectorFn`. */
export type CreateWagmiConnector = (config: {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly emitter: WagmiEmitter
}) => FoyerWagmiConnector
