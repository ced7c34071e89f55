import { useMemo } from 'react'
import { useIsMobile } from '../../config/hooks/useIsMobile.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { connectorsAtom } from '../../connection/state.ts'
import type { DirectoryWallet } from '../../directory/types.ts'
import { activeNamespaceAtom } from '../../network/state.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { platformsOf } from '../platformsOf.ts'
import type { WalletPlatform } from '../types.ts'

/**
 * The ways to reach a wallet from this page, on this device; the first one is the default. Without a wallet: the code.
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
