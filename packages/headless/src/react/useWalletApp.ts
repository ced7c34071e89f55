import { useMemo } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { returnToWallet, walletAppAtom } from '../flows/pairing/walletApps.ts'
import type { ConnectorInfo } from '../wallet/types.ts'
import { useAccount, type UseAccountParameters } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type WalletApp = {
  readonly name: string
  /** Opens the app; `false` if it cannot be opened. Call it within the click. */
  readonly open: () => boolean
}

/**
 * App of the connected wallet, if it was opened by a link: views that wait for a signature can offer to open it again.
 * `undefined` for wallets in this browser or on another device.
 *
 * @example
 * ```tsx
 * import { useWalletApp } from '@foyer/headless'
 * export function Waiting() {
 *   const app = useWalletApp()
 *   return app && <button onClick={app.open}>Open {app.name}</button>
 * }
 * ```
 */
export function useWalletApp(parameters: ConfigParameter = {}): WalletApp | undefined {
  const config = useConfig(parameters)
  const name = useConfigAtom(config, walletAppAtom)?.name
  return useMemo(
    () => (name === undefined ? undefined : { name, open: () => returnToWallet(config) }),
    [config, name],
  )
}

/** Wallet reached by a protocol; `via` is the name of the connector. Unverified. */
export type UseWalletPeerReturnType = ConnectorInfo['peer']

/**
 * Wallet that a protocol such as WalletConnect reached for the current account, by its own description. Unverified: any
 * wallet can claim any name. `undefined` for other wallets, and for wallets that sent no name.
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
