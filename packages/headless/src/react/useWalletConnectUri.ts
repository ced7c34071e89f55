import { useEffect } from 'react'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { pairingAtom } from '../flows/pairing/state.ts'
import type { WalletConnectUri } from '../flows/pairing/types.ts'
import { endPairing, refreshPairing, showPairingCode, wantPairing } from '../flows/pairing/wantPairing.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

export type UseWalletConnectUriParameters = ConfigParameter & {
  /**
   * Whether a mounted component requests the pairing URI, renews it before it expires, and restores it when the page is
   * online again. If false, it reads the pairing URI and never requests one.
   * @default true
   */
  readonly isWanted?: boolean | undefined
}

export type PairingVerbs = {
  /** Requests a new URI at once; the old one becomes invalid. */
  readonly refresh: () => void
  /** Aborts the pairing. */
  readonly cancel: () => void
  /** Stores that the QR code is shown, for this wallet or any: the wallet was not opened by a link. */
  readonly markShown: (wallet?: DirectoryWallet) => void
}

export type UseWalletConnectUriReturnType = WalletConnectUri & PairingVerbs

const makeVerbs = (config: Config): PairingVerbs => ({
  refresh: () => refreshPairing(config),
  cancel: () => endPairing(config),
  markShown: (wallet) => showPairingCode(config, wallet),
})

/**
 * Pairing URI for WalletConnect wallets. `uri` is set only while valid. Re-renders every second only if `secondsLeft`
 * is read.
 *
 * @example
 * ```tsx
 * import { useWalletConnectUri } from '@foyer/headless'
 * export function Pair() {
 *   const { uri, status, refresh } = useWalletConnectUri()
 *   if (status === 'expired') return <button onClick={refresh}>New code</button>
 *   return uri ? <a href={uri}>Open a wallet</a> : <p>…</p>
 * }
 * ```
 */
export function useWalletConnectUri({
  isWanted = true,
  ...parameters
}: UseWalletConnectUriParameters = {}): UseWalletConnectUriReturnType {
  const config = useConfig(parameters)
  useEffect(() => (isWanted ? wantPairing(config) : undefined), [config, isWanted])
  return useConfigObject(config, pairingAtom, makeVerbs)
}
