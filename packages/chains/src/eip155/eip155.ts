import type { Transport } from 'viem'
import type { ChainAdapter, DiscoveryContext, WalletDiscovery } from '../adapter.ts'
import { load } from '../load.ts'
import type { OperationTable } from '../operations.ts'
import type { CaipNetworkId } from '../types.ts'
import { discoverAnnounced } from './discoverAnnounced.ts'
import { discoverInjected } from './discoverInjected.ts'
import { discoverSafe } from './discoverSafe.ts'
import type { WaitOptions } from './read.ts'
import type { Erc7730Descriptor } from './requests/descriptors.ts'

export type Eip155Options = {
  /** Lists wallets that announce themselves (EIP-6963). @default true */
  readonly isAnnouncedEnabled?: boolean | undefined
  /** Lists the wallet at `window.ethereum` as "Browser Wallet". @default true */
  readonly isInjectedEnabled?: boolean | undefined
  /** Property that selects one of several wallets sharing `window.ethereum`, e.g. `isMetaMask`. */
  readonly injectedFlag?: string | undefined
  /** Time in ms to wait for a wallet at `window.ethereum`. @default 1000 */
  readonly injectedWaitMs?: number | undefined
  /**
   * Origins whose Safe may frame this page; an empty list disables the Safe connector. @default
   * ['https://app.safe.global']
   */
  readonly safeOrigins?: readonly string[] | undefined
  /** Further wallets that may contain this page and are connected without a click. @default none but the Safe */
  readonly hosts?: readonly WalletDiscovery[] | undefined
  /** Descriptors of contracts (ERC-7730), for the texts of requests under review. @default none */
  readonly descriptors?: readonly Erc7730Descriptor[] | undefined
  /** Replaces operations, or adds some. */
  readonly operations?: OperationTable | undefined
  /** viem transports that replace a network's RPC URLs, e.g. a WebSocket. */
  readonly transports?: Partial<Record<CaipNetworkId<'eip155'>, Transport>> | undefined
  /** Target of announcement events, and the object that wallets are injected into. @default the page's `window` */
  readonly target?: EventTarget | undefined
}

// One chunk each: the reviewing proxy of a provider, wallet requests, batches, permissions of both versions of ERC-7715,
// reads of nodes, transfers, contents of requests.
const importReviewProvider = () => load(() => import('./reviewProvider.ts'))
const loadWallet = () => import('./wallet.ts')
const loadCalls = () => import('./callsActions.ts')
const loadPermissions = () => import('./permissions.ts')
const loadExecutionPermissions = () => import('./executionPermissions.ts')
const loadReads = () => import('./read.ts')
const loadTransfers = () => import('./transferActions.ts')
const loadRequests = () => import('./requests/describeRequest.ts')

/**
 * Adapter of Ethereum and other EVM chains. Discovery is small; the code that talks to wallets and nodes loads on first
 * use. Needs `viem`.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * const adapter = eip155({ isInjectedEnabled: false })
 * ```
 */
export function eip155(options: Eip155Options = {}): ChainAdapter<'eip155'> {
  const {
    isAnnouncedEnabled = true,
    isInjectedEnabled = true,
    injectedFlag,
    injectedWaitMs = 1000,
    safeOrigins = ['https://app.safe.global'],
    hosts = [],
  } = options
  const known: WaitOptions = { samples: new Map(), sent: new Map(), transports: options.transports }
  return {
    namespace: 'eip155',
    discover(context) {
      const { target = globalThis as unknown as EventTarget } = options
      // On a server there is no page, and no wallet.
      if (!('addEventListener' in target)) return () => undefined
      const listed = { ...context, announce: hostsOnce(context.announce) }
      const stops = [
        isAnnouncedEnabled && discoverAnnounced(target, listed),
        isInjectedEnabled && discoverInjected(target, listed, { flag: injectedFlag, waitMs: injectedWaitMs }),
        discoverSafe(target, listed, safeOrigins),
        ...hosts.map((discoverHost) => discoverHost(target, listed)),
      ]
      return () => {
        for (const stop of stops) if (stop) stop()
      }
    },
    importReviewProvider,
    operations: {
      readSession: async () => (await loadWallet()).readSession,
      signMessage: async () => (await loadWallet()).signMessage,
      signTypedData: async () => (await loadWallet()).signTypedData,
      sendTransaction: async () => (await loadWallet()).sendTransaction,
      getAssets: async () => (await loadCalls()).getAssets,
      getCapabilities: async () => (await import('./capabilities.ts')).getCapabilities,
      sendCalls: async () => (await loadCalls()).sendCalls,
      getCallsStatus: async () => (await loadCalls()).createGetCallsStatus(known),
      showCallsStatus: async () => (await loadCalls()).showCallsStatus,
      grantPermissions: async () => (await loadPermissions()).grantPermissions,
      revokePermissions: async () => (await loadPermissions()).revokePermissions,
      requestExecutionPermissions: async () => (await loadExecutionPermissions()).requestExecutionPermissions,
      revokeExecutionPermission: async () => (await loadExecutionPermissions()).revokeExecutionPermission,
      getSupportedExecutionPermissions: async () =>
        (await loadExecutionPermissions()).getSupportedExecutionPermissions,
      getGrantedExecutionPermissions: async () =>
        (await loadExecutionPermissions()).getGrantedExecutionPermissions,
      waitForTransaction: async () => (await loadReads()).createWaitForTransaction(known),
      estimateGas: async () => (await loadReads()).createEstimateGas(known),
      getBalance: async () => (await loadReads()).createGetBalance(known),
      isContract: async () => (await loadReads()).createIsContract(known),
      simulateTransaction: async () => (await import('./simulate.ts')).createSimulateTransaction(known),
      getTokenDecimals: async () => (await loadTransfers()).createGetTokenDecimals(known),
      getTokenSymbol: async () => (await loadTransfers()).createGetTokenSymbol(known),
      transferToken: async () => (await loadTransfers()).createTransferToken(known),
      estimateTransfer: async () => (await loadTransfers()).createEstimateTransfer(known),
      getTransferReserve: async () => (await loadTransfers()).createGetTransferReserve(known),
      getReceivers: async () => (await import('./getReceivers.ts')).createGetReceivers(known),
      normalizeName: async () => (await import('./normalizeName.ts')).normalizeName,
      describeRequest: async () => (await loadRequests()).createDescribeRequest(options.descriptors),
      verifyMessage: async () => (await import('./verifyMessage.ts')).createVerifyMessage(known),
      ...options.operations,
    },
  }
}

type Announce = DiscoveryContext['announce']

/** Lists the wallet that contains the page once, as host wallet, even if it announces itself too (EIP-6963). */
function hostsOnce(announce: Announce): Announce {
  const hosts = new Set<unknown>()
  const others: { readonly provider: unknown; readonly unlist: () => void }[] = []
  return (connector) => {
    const provider = connector.getProvider('eip155')
    if (hosts.has(provider)) return () => undefined
    const unlist = announce(connector)
    if (!connector.isHost || !provider) others.push({ provider, unlist })
    else {
      hosts.add(provider)
      for (const other of others) if (other.provider === provider) other.unlist()
    }
    return unlist
  }
}
