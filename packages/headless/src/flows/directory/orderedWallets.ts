import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/optionsOf.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectorInfo } from '../../wallet/connection/types.ts'
import { isOpenedInside } from './isOpenedInside.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { sortDirectory } from './walletRules.ts'

/** Wallets as the grid shows them. */
export function orderedWallets(
  config: Config,
  parts: {
    readonly wallets: readonly DirectoryWallet[]
    readonly connectors: readonly ConnectorInfo[]
    readonly isMobile: boolean
  },
): readonly DirectoryWallet[] {
  const { adapters } = internalsOf(config)
  return sortDirectory(parts.wallets, {
    installedRdns: new Set(parts.connectors.flatMap(({ rdns }) => rdns ?? [])),
    featuredIds: optionsOf(config).featuredWalletIds,
    isMobile: parts.isMobile,
    isOpenedInside,
    isBasic: adapters.size === 0,
  })
}
