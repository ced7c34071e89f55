import { type ChainNamespace, isBrowserWallet } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectorInfo } from '../../wallet/connection/types.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { choosePlatforms, findInstalled } from './platformRules.ts'
import type { WalletPlatform } from './types.ts'

/** The ways to reach a wallet from this page, on this device. */
export const platformsOf = (
  config: Config,
  wallet: DirectoryWallet | undefined,
  facts: {
    readonly connectors: readonly ConnectorInfo[]
    readonly namespace: ChainNamespace
    readonly isMobile: boolean
  },
): readonly WalletPlatform[] =>
  choosePlatforms(wallet, {
    isMobile: facts.isMobile,
    hasAdapters: internalsOf(config).adapters.size > 0,
    isInstalled: wallet !== undefined && findInstalled(wallet, facts.connectors) !== undefined,
    isBrowserWallet: wallet !== undefined && isBrowserWallet(wallet.id, facts.namespace),
  })
