import { useMemo } from 'react'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { ConfigParameter } from '../core/types.ts'
import type { WalletPlatform } from '../flows/pairing/types.ts'
import { platformsOf } from '../flows/pairing/walletApps.ts'
import { connectorsAtom, activeNamespaceAtom } from '../wallet/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useIsMobile } from './useIsMobile.ts'

/**
 * The ways to reach a wallet from this page, on this device; the first one is the default. Without a wallet: the QR
 * code.
 *
 * @example
 * ```tsx
 * import { type DirectoryWallet, usePlatforms } from '@foyer/headless'
 * export const Ways = ({ wallet }: { wallet: DirectoryWallet }) => <p>{usePlatforms(wallet).join(', ')}</p>
 * ```
 */
export function usePlatforms(
  wallet?: DirectoryWallet,
  parameters: ConfigParameter = {},
): readonly WalletPlatform[] {
  const config = useConfig(parameters)
  const connectors = useConfigAtom(config, connectorsAtom)
  const namespace = useConfigAtom(config, activeNamespaceAtom)
  const isMobile = useIsMobile()
  return useMemo(
    () => platformsOf(config, wallet, { connectors, namespace, isMobile }),
    [config, wallet, connectors, namespace, isMobile],
  )
}
