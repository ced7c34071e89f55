import { type ChainNamespace, isBrowserWallet, linkTarget, returnLink, safeLink } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import type { DeviceContext } from '../../core/page/device.ts'
import { openUrl } from '../../core/page/openUrl.ts'
import { readPlatform } from '../../core/page/platform.ts'
import type { Config } from '../../core/types.ts'
import { accountAtom } from '../../wallet/state.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import { findInstalled, choosePlatforms, chooseDownloads } from './linkRules.ts'
import { linkChoiceAtom } from './linkState.ts'
import type { LinkChoice, WalletPlatform, DownloadLinks } from './types.ts'

/** App of the current wallet, if it was opened by a deep link. */
export const walletAppAtom: Atom<LinkChoice | undefined> = atom((get) =>
  get(accountAtom).connector?.type === 'WALLET_CONNECT' ? get(linkChoiceAtom) : undefined,
)

/** Connector of an installed wallet. */
export const installedConnector = (
  wallet: DirectoryWallet | undefined,
  connectors: readonly ConnectorInfo[],
): ConnectorInfo | undefined => wallet && findInstalled(wallet, connectors)

/** Platforms of a wallet on this device. */
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

/**
 * Download links of a wallet on this device. Custom wallets are not validated elsewhere: only `https:` links are used.
 */
export function downloadsOf(wallet: DirectoryWallet | undefined, device: DeviceContext): DownloadLinks {
  const page = (url: string | undefined): string | undefined => {
    const link = safeLink(url ?? '')
    return link?.startsWith('https:') ? link : undefined
  }
  return chooseDownloads(
    wallet && {
      homepage: page(wallet.homepage),
      appStore: page(wallet.appStore),
      playStore: page(wallet.playStore),
      chromeStore: page(wallet.chromeStore),
    },
    device,
  )
}

/** A social login that navigated away in Telegram is expected to return. */
export const isTelegramLogin = ({ storage }: Internals): boolean =>
  storage.getItem('@foyer/social_provider') !== null

/**
 * Opens the app of the current wallet, where a request waits for approval: call it within the click. False if the
 * wallet was not opened by a deep link.
 *
 * @example
 * ```ts
 * import { returnToWallet } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * returnToWallet(config)
 * ```
 */
export function returnToWallet(config: Config): boolean {
  const internals = internalsOf(config)
  const app = internals.store.get(walletAppAtom)
  const url = app && returnLink(app.href)
  if (url === undefined) return false
  const { isInFrame, isTelegram, isMobile } = readPlatform()
  const kind = isMobile ? 'mobile' : url.startsWith('https:') ? 'web' : 'desktop'
  openUrl(url, linkTarget({ kind, isInFrame, isTelegram, isTelegramLogin: isTelegramLogin(internals) }))
  return true
}
