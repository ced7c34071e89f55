import type { ChainAdapter } from '../adapter.ts'
import type { Fetch } from '../http.ts'
import type { OperationTable } from '../operations.ts'
import type { CosmosDenoms } from './createGetBalance.ts'
import { discoverWallets } from './discoverWallets.ts'
import type { CosmosChainInfos } from './provider.ts'

export type CosmosOptions = {
  /** Descriptions of chains, to suggest to wallets without them. */
  readonly chainInfos?: CosmosChainInfos | undefined
  /**
   * Base denom of each chain. @default that of the currency in `chainInfos`, else the symbol after `m`, `u`, `n` or `a`,
   * for 3, 6, 9 or 18 decimals, if the chain has issued some of it
   */
  readonly denoms?: CosmosDenoms | undefined
  /** Replaces operations, or adds some. */
  readonly operations?: OperationTable | undefined
  /** Asks the network's servers. @default the global one */
  readonly fetch?: Fetch | undefined
  /** Target of wallet events, and the object that wallets are injected into. @default the page's `window` */
  readonly target?: EventTarget | undefined
}

/**
 * Adapter of Cosmos chains. Lists Keplr and wallets with its API. A network's `rpcUrls` are its REST servers, and its
 * `id` is the chain id.
 *
 * @example
 * ```ts
 * import { cosmos } from '@foyer/chains/cosmos'
 * const adapter = cosmos({ denoms: { 'cosmos:osmosis-1': 'uosmo' } })
 * ```
 */
export function cosmos(options: CosmosOptions = {}): ChainAdapter<'cosmos'> {
  return {
    namespace: 'cosmos',
    discover(context) {
      const { target = globalThis as unknown as EventTarget } = options
      // On a server there is no page, and no wallet.
      if (!('addEventListener' in target)) return () => undefined
      return discoverWallets(target, context, options.chainInfos)
    },
    operations: {
      signMessage: async () => (await import('./wallet.ts')).signMessage,
      verifyMessage: async () => (await import('./verifyMessage.ts')).verifyMessage,
      getBalance: async () => (await import('./createGetBalance.ts')).createGetBalance(options),
      ...options.operations,
    },
  }
}
