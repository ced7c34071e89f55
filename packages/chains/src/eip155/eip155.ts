import type { Transport } from 'viem'
import type { ChainAdapter } from '../adapter.ts'
import type { OperationTable } from '../operations.ts'
import type { CaipNetworkId } from '../types.ts'
import { discoverAnnounced } from './discoverAnnounced.ts'
import { discoverInjected } from './discoverInjected.ts'
import { discoverSafe } from './discoverSafe.ts'
import type { RpcSamples } from '../rpcSamples.ts'
import type { SentTransactions } from './findReplacement.ts'

export type Eip155Options = {
  /** Lists wallets that announce themselves (EIP-6963). @default true */
  readonly isAnnouncedEnabled?: boolean | undefined
  /** Lists the wallet at `window.ethereum` as "Browser Wallet". @default true */
  readonly isInjectedEnabled?: boolean | undefined
  /** Where several wallets share `window.ethereum`: the property that marks the wanted one, e.g. `isMetaMask`. */
  readonly injectedFlag?: string | undefined
  /** How long a wallet may take to appear at `window.ethereum`. @default 1000 */
  readonly injectedWaitMs?: number | undefined
  /** Origins that may be the Safe around this page; none: no Safe is looked for. @default ['https://app.safe.global'] */
  readonly safeOrigins?: readonly string[] | undefined
  /** Replaces operations, or adds some. */
  readonly operations?: OperationTable | undefined
  /** viem transports that take the place of a network's RPC URLs, e.g. a WebSocket. */
  readonly transports?: Partial<Record<CaipNetworkId<'eip155'>, Transport>> | undefined
  /** Where wallets announce themselves and are injected. @default the page's `window` */
  readonly target?: EventTarget | undefined
}

const loadCalls = () => import('./calls.ts').then(({ calls }) => calls)
const loadPermissions = () => import('./permissions.ts').then(({ permissions }) => permissions)
const loadSession = () => import('./session.ts').then(({ session }) => session)

/**
 * The adapter of Ethereum and every chain like it. Finding wallets costs little; what it takes to speak to one is loaded
 * when it is first wanted. Needs `viem`.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * const adapter = eip155({ isInjectedEnabled: false })
 * ```
 */
export function eip155(options: Eip155Options = {}): ChainAdapter<'eip155'> {
  const { isAnnouncedEnabled = true, isInjectedEnabled = true, injectedFlag, injectedWaitMs = 1000 } = options
  const { safeOrigins = ['https://app.safe.global'] } = options
  const samples: RpcSamples = new Map()
  const sent: SentTransactions = new Map()
  const loadReads = async () =>
    (await import('./read.ts')).createReads({ samples, sent, transports: options.transports })
  const loadTransfers = async () =>
    (await import('./transfer.ts')).createTransfers({ samples, transports: options.transports })
  return {
    namespace: 'eip155',
    discover(context) {
      const { target = globalThis as unknown as EventTarget } = options
      // A script has no page, and so no wallets.
      if (!('addEventListener' in target)) return () => undefined
      const stops = [
        isAnnouncedEnabled && discoverAnnounced(target, context),
        isInjectedEnabled &&
          discoverInjected(target, context, { flag: injectedFlag, waitMs: injectedWaitMs }),
        discoverSafe(target, context, safeOrigins),
      ]
      return () => {
        for (const stop of stops) if (stop) stop()
      }
    },
    operations: {
      readSession: async () => (await loadSession()).readSession,
      switchNetwork: async () => (await loadSession()).switchNetwork,
      signMessage: async () => (await loadSession()).signMessage,
      signTypedData: async () => (await loadSession()).signTypedData,
      sendTransaction: async () => (await loadSession()).sendTransaction,
      getAssets: async () => (await loadCalls()).getAssets,
      getCapabilities: async () => (await loadCalls()).getCapabilities,
      sendCalls: async () => (await loadCalls()).sendCalls,
      getCallsStatus: async () => (await loadCalls()).getCallsStatus,
      grantPermissions: async () => (await loadPermissions()).grantPermissions,
      revokePermissions: async () => (await loadPermissions()).revokePermissions,
      waitForTransaction: async () => (await loadReads()).waitForTransaction,
      estimateGas: async () => (await loadReads()).estimateGas,
      getBalance: async () => (await loadReads()).getBalance,
      transferToken: async () => (await loadTransfers()).transferToken,
      estimateTransfer: async () => (await loadTransfers()).estimateTransfer,
      getTransferReserve: async () => (await loadTransfers()).getTransferReserve,
      normalizeName: async () => (await import('./normalizeName.ts')).normalizeName,
      verifyMessage: async () =>
        (await import('./verifyMessage.ts')).createVerifyMessage({ samples, transports: options.transports }),
      ...options.operations,
    },
  }
}
