import { safeLink } from '@foyer/chains'
import { optionsOf } from '../../core/optionsOf.ts'
import type { Config } from '../../core/types.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { uniqueById } from './pickRules.ts'

const MAX_SUGGESTED = 4

/** Wallets to get, each with a page to get it from. */
export const suggestedWallets = (
  config: Config,
  featured: readonly DirectoryWallet[],
  recommended: readonly DirectoryWallet[],
): readonly DirectoryWallet[] =>
  uniqueById([...featured, ...optionsOf(config).customWallets, ...recommended])
    // A wallet may also be the host's own, which nobody has checked.
    .filter(({ homepage }) => homepage !== undefined && safeLink(homepage)?.startsWith('https:'))
    .slice(0, MAX_SUGGESTED)
