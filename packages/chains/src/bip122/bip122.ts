import type { ChainAdapter } from '../adapter.ts'
import type { Fetch } from '../http.ts'
import type { OperationTable } from '../operations.ts'
import { createLister } from '../walletDriver/createLister.ts'
import { discoverInjected } from './discovery/discoverInjected.ts'
import { discoverSatsConnect } from './discovery/discoverSatsConnect.ts'
import { discoverStandard } from './discovery/discoverStandard.ts'

export type Bip122Options = {
  /** Replaces operations, or adds some. */
  readonly operations?: OperationTable | undefined
  /** Asks the network's Esplora servers. @default the global one */
  readonly fetch?: Fetch | undefined
  /**
   * Target of wallet registration events, and the object that wallets are injected into. @default the page's `window`
   */
  readonly target?: EventTarget | undefined
}

/**
 * Adapter of Bitcoin. Finds wallets of Wallet Standard, of sats-connect (Xverse, Leather and others), OKX, and wallets
 * with the API of Unisat. The current account is the payment address; some wallets also have an ordinals address.
 *
 * Balances are read from the network's `rpcUrls`, which are Esplora servers. Connections are restored without a prompt,
 * except Leather's: it cannot be read without one, so its connection ends with the page load.
 *
 * @example
 * ```ts
 * import { bip122 } from '@foyer/chains/bip122'
 * const adapter = bip122()
 * ```
 */
export function bip122(options: Bip122Options = {}): ChainAdapter<'bip122'> {
  return {
    namespace: 'bip122',
    discover(context) {
      const { target = globalThis as unknown as EventTarget } = options
      // On a server there is no page, and no wallet.
      if (!('addEventListener' in target)) return () => undefined
      const lister = createLister(context, 'bip122')
      const stops = [
        discoverStandard(target, lister),
        discoverSatsConnect(target, lister, `Connect to ${context.metadata.name}`),
        discoverInjected(target, lister),
      ]
      return () => {
        for (const stop of stops) stop()
        lister.stop()
      }
    },
    operations: {
      signMessage: async () => (await import('./walletChunk.ts')).walletChunk.signMessage,
      signPsbt: async () => (await import('./walletChunk.ts')).walletChunk.signPsbt,
      describeRequest: async () => (await import('./requests/describeRequest.ts')).describeRequest,
      sendTransaction: async () => (await import('./walletChunk.ts')).walletChunk.sendTransaction,
      verifyMessage: async () => (await import('./verifyMessage.ts')).verifyMessage,
      getBalance: async () => (await import('./createGetBalance.ts')).createGetBalance(options.fetch),
      ...options.operations,
    },
  }
}
