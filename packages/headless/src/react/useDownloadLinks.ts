import { useMemo } from 'react'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { ConfigParameter } from '../core/types.ts'
import type { DownloadLinks } from '../flows/pairing/types.ts'
import { downloadsOf } from '../flows/pairing/walletApps.ts'
import { useDeviceContext } from './useDeviceContext.ts'

/**
 * Download links of a wallet, and the action of a "Get" button on this device.
 *
 * @example
 * ```tsx
 * import { type DirectoryWallet, useDownloadLinks } from '@foyer/headless'
 * export function Get({ wallet }: { wallet: DirectoryWallet }) {
 *   const { action } = useDownloadLinks(wallet)
 *   return action?.to === 'link' && <a href={action.url}>Get {wallet.name}</a>
 * }
 * ```
 */
export function useDownloadLinks(
  wallet: DirectoryWallet | undefined,
  parameters: ConfigParameter = {},
): DownloadLinks {
  const device = useDeviceContext(parameters)
  return useMemo(() => downloadsOf(wallet, device), [wallet, device])
}
