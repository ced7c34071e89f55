import type { ConfigParameter } from '../../config/types.ts'
import { connectorsAtom } from '../../connection/state.ts'
import type { ConnectorInfo } from '../../connection/types.ts'
import type { DirectoryWallet } from '../../directory/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { installedConnector } from '../installedConnector.ts'

/**
 * The connector of a wallet of the directory that is installed here.
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
