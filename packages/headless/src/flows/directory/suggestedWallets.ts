import { safeLink } from '@foyer/chains'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import { isOpenedInside } from './fetchWallets.ts'
import { uniqueById, sortDirectory } from './walletRules.ts'

const MAX_SUGGESTED = 4

/** Wallets to download, each with its homepage. */
export const suggestedWallets = (
  config: Config,
  featured: readonly DirectoryWallet[],
  recommended: readonly DirectoryWallet[],
): readonly DirectoryWallet[] =>
  uniqueById([...featured, ...optionsOf(config).customWallets, ...recommended])
    // Custom wallets are not validated elsewhere.
    .filter(({ homepage }) => homepage !== undefined && safeLink(homepage)?.startsWith('https:'))
    .slice(0, MAX_SUGGESTED)

/** Wallets in the order of the grid. */
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
