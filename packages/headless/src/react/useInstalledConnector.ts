import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { ConfigParameter } from '../core/types.ts'
import { installedConnector } from '../flows/pairing/walletApps.ts'
import { connectorsAtom } from '../wallet/state.ts'
import type { ConnectorInfo } from '../wallet/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * Connector of a directory wallet that is installed in this browser.
 *
 * @example
 * ```tsx
 * import { type DirectoryWallet, useInstalledConnector } from '@foyer/headless'
 * export const Hint = ({ wallet }: { wallet: DirectoryWallet }) => (
 *   <p>{useInstalledConnector(wallet) ? 'Installed' : 'Not installed'}</p>
 * )
 * ```
 */
export const useInstalledConnector = (
  wallet: DirectoryWallet | undefined,
  parameters: ConfigParameter = {},
): ConnectorInfo | undefined =>
  installedConnector(wallet, useConfigAtom(useConfig(parameters), connectorsAtom))
