import type { RpcTransport } from '@solana/kit'
import type { ChainAdapter } from '../adapter.ts'
import type { OperationTable } from '../operations.ts'
import type { RpcSamples } from '../rpcSamples.ts'
import type { CaipNetworkId } from '../types.ts'
import { discoverWallets } from './discoverWallets.ts'
import type { SentTransactions } from './sentTransactions.ts'

/** 0.0001 SOL. */
const PRIORITY_FEE_CEILING = 100_000n

export type SolanaOptions = {
  /** Lamports that the priority of one transaction may cost at most. @default 100_000n, 0.0001 SOL */
  readonly priorityFeeCeiling?: bigint | undefined
  /** Replaces operations, or adds some. */
  readonly operations?: OperationTable | undefined
  /** Kit transports that take the place of a network's RPC URLs. */
  readonly transports?: Partial<Record<CaipNetworkId<'solana'>, RpcTransport>> | undefined
  /** Where wallets register. @default the page's `window` */
  readonly target?: EventTarget | undefined
}

const loadSession = () => import('./session.ts').then(({ session }) => session)

/**
 * The adapter of Solana. Finding wallets (Wallet Standard) costs little; what it takes to speak to one or to a node is
 * loaded when it is first wanted. Needs `@solana/kit`.
 *
 * @example
 * ```ts
 * import { solana } from '@foyer/chains/solana'
 * const adapter = solana({ priorityFeeCeiling: 50_000n })
 * ```
 */
export function solana(options: SolanaOptions = {}): ChainAdapter<'solana'> {
  const { priorityFeeCeiling = PRIORITY_FEE_CEILING, transports } = options
  const samples: RpcSamples = new Map()
  const sent: SentTransactions = new Map()
  const loadReads = async () => (await import('./read.ts')).createReads({ samples, transports, sent })
  const loadSends = async () =>
    (await import('./send.ts')).createSends({ samples, transports, priorityFeeCeiling, sent })
  return {
    namespace: 'solana',
    discover(context) {
      const { target = globalThis as unknown as EventTarget } = options
      // A script has no page, and so no wallets.
      return 'addEventListener' in target ? discoverWallets(target, context) : () => undefined
    },
    operations: {
      readSession: async () => (await loadSession()).readSession,
      signMessage: async () => (await loadSession()).signMessage,
      signTransaction: async () => (await loadSession()).signTransaction,
      signAllTransactions: async () => (await loadSession()).signAllTransactions,
      signIn: async () => (await loadSession()).signIn,
      signAndSendTransaction: async () => (await loadSends()).signAndSendTransaction,
      sendTransaction: async () => (await loadSends()).sendTransaction,
      transferToken: async () => (await loadSends()).transferToken,
      estimateGas: async () => (await loadSends()).estimateGas,
      estimateTransfer: async () => (await loadSends()).estimateTransfer,
      getTransferReserve: async () => (await loadSends()).getTransferReserve,
      waitForTransaction: async () => (await loadReads()).waitForTransaction,
      verifyMessage: async () => (await import('./verifyMessage.ts')).verifyMessage,
      getBalance: async () => (await loadReads()).getBalance,
      ...options.operations,
    },
  }
}
