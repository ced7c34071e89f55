import type { ConnectorInfo } from '../../wallet/connection/types.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { findInstalled } from './platformRules.ts'

/** The connector of a wallet that is installed here. */
export const installedConnector = (
  wallet: DirectoryWallet | undefined,
  connectors: readonly ConnectorInfo[],
): ConnectorInfo | undefined => wallet && findInstalled(wallet, connectors)
