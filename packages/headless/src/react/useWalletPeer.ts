import type { ConnectorInfo } from '../wallet/types.ts'
import { useAccount, type UseAccountParameters } from './useAccount.ts'

/** Wallet reached by a protocol; `via` is the name of the connector. Unverified. */
export type UseWalletPeerReturnType = ConnectorInfo['peer']

/**
 * Wallet that a protocol such as WalletConnect reached for the current account, as it describes itself. Unverified: any
 * wallet can claim any name. `undefined` for other wallets, and for one that sent no name.
 *
 * @example
 * ```tsx
 * import { useWalletPeer } from '@foyer/headless'
 * export function Peer() {
 *   const peer = useWalletPeer()
 *   return peer && <p>{peer.name}, connected with {peer.via}</p>
 * }
 * ```
 */
export const useWalletPeer = (parameters: UseAccountParameters = {}): UseWalletPeerReturnType =>
  useAccount(parameters).connector?.peer
