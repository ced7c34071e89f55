import type { ChainAdapter } from '../adapter.ts'
import type { Fetch } from '../http.ts'
import type { OperationTable } from '../operations.ts'
import { discoverExtensions } from './discoverExtensions.ts'
import type { Ss58Prefixes } from './networks.ts'

export type PolkadotOptions = {
  /** SS58 prefixes of networks unknown to Foyer. @default 42 for those */
  readonly ss58Prefixes?: Ss58Prefixes | undefined
  /** Replaces operations, or adds some. */
  readonly operations?: OperationTable | undefined
  /** Asks the network's nodes. @default the global one */
  readonly fetch?: Fetch | undefined
  /** Object that extensions are injected into. @default the page's `window` */
  readonly target?: EventTarget | undefined
}

/**
 * Adapter of Polkadot and other Substrate chains. Lists every extension at `window.injectedWeb3`, also those injected
 * later. Addresses have the SS58 prefix of the network in use; switching networks shows no prompt.
 *
 * A connection is restored by enabling the extension again, which is silent for a page with permission. If the visitor
 * has revoked it in the extension, the extension prompts once more.
 *
 * @example
 * ```ts
 * import { polkadot } from '@foyer/chains/polkadot'
 * const adapter = polkadot()
 * ```
 */
export function polkadot(options: PolkadotOptions = {}): ChainAdapter<'polkadot'> {
  const { ss58Prefixes } = options
  return {
    namespace: 'polkadot',
    discover(context) {
      const { target = globalThis as unknown as EventTarget } = options
      // On a server there is no page, and no wallet.
      if (!('addEventListener' in target)) return () => undefined
      return discoverExtensions(target, context, ss58Prefixes)
    },
    operations: {
      readSession: async () => (await import('./wallet.ts')).createReadSession(ss58Prefixes),
      signMessage: async () => (await import('./wallet.ts')).signMessage,
      verifyMessage: async () => (await import('./verifyMessage.ts')).verifyMessage,
      getBalance: async () => (await import('./createGetBalance.ts')).createGetBalance(options.fetch),
      ...options.operations,
    },
  }
}
