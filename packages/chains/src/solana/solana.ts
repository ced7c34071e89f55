import type { RpcTransport } from '@solana/kit'
import type { ChainAdapter, WalletDiscovery } from '../adapter.ts'
import type { OperationTable } from '../operations.ts'
import type { RpcSamples } from '../rankUrls.ts'
import type { CaipNetworkId } from '../types.ts'
import type { SentTransactions } from './createRpc.ts'
import { discoverWallets } from './discoverWallets.ts'

/** 0.0001 SOL. */
const PRIORITY_FEE_CEILING = 100_000n

export type SolanaOptions = {
  /** Highest priority fee of a transaction, in lamports. @default 100_000n, 0.0001 SOL */
  readonly priorityFeeCeiling?: bigint | undefined
  /** Wallet apps of phones: `solanaMobile()`. @default none */
  readonly mobile?: WalletDiscovery | undefined
  /** Wallets that may contain this page and connect without a click, such as `farcasterSolana()`. @default none */
  readonly hosts?: readonly WalletDiscovery[] | undefined
  /** Replaces operations, or adds some. */
  readonly operations?: OperationTable | undefined
  /** Kit transports that replace the RPC URLs of a network. */
  readonly transports?: Partial<Record<CaipNetworkId<'solana'>, RpcTransport>> | undefined
  /** Target of wallet registration events. @default the page's `window` */
  readonly target?: EventTarget | undefined
}

// One chunk each: wallet requests, sending, and node requests.
const loadWallet = () => import('./wallet.ts')
const loadSends = () => import('./send.ts')
const loadReads = () => import('./read.ts')

/**
 * Adapter of Solana. Discovery (Wallet Standard) is small; the code that talks to wallets and nodes loads on first use.
 * Needs `@solana/kit`.
 *
 * @example
 * ```ts
 * import { solana } from '@foyer/chains/solana'
 * const adapter = solana({ priorityFeeCeiling: 50_000n })
 * ```
 */
export function solana(options: SolanaOptions = {}): ChainAdapter<'solana'> {
  const { priorityFeeCeiling = PRIORITY_FEE_CEILING, transports, hosts = [] } = options
  const samples: RpcSamples = new Map()
  const sent: SentTransactions = new Map()
  const known = { samples, transports, priorityFeeCeiling, sent }
  return {
    namespace: 'solana',
    discover(context) {
      const { target = globalThis as unknown as EventTarget } = options
      // On a server there is no page, and no wallet.
      if (!('addEventListener' in target)) return () => undefined
      const stops = [
        discoverWallets(target, context),
        options.mobile?.(target, context),
        ...hosts.map((discoverHost) => discoverHost(target, context)),
      ]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    operations: {
      readSession: async () => (await loadWallet()).readSession,
      signMessage: async () => (await loadWallet()).signMessage,
      signTransaction: async () => (await loadWallet()).signTransaction,
      signAllTransactions: async () => (await loadWallet()).signAllTransactions,
      signIn: async () => (await loadWallet()).signIn,
      describeRequest: async () => (await import('./requests/describeRequest.ts')).describeRequest,
      signAndSendTransaction: async () => (await loadSends()).createSignAndSendTransaction(known),
      sendTransaction: async () => (await loadSends()).createSendTransaction(known),
      getTokenDecimals: async () => (await loadSends()).createGetTokenDecimals(known),
      transferToken: async () => (await loadSends()).createTransferToken(known),
      estimateGas: async () => (await loadSends()).createEstimateGas(known),
      estimateTransfer: async () => (await loadSends()).createEstimateTransfer(known),
      getTransferReserve: async () => (await loadSends()).createGetTransferReserve(known),
      waitForTransaction: async () => (await loadReads()).createWaitForTransaction(known),
      verifyMessage: async () => (await import('./verifyMessage.ts')).verifyMessage,
      getBalance: async () => (await loadReads()).createGetBalance(known),
      ...options.operations,
    },
  }
}
