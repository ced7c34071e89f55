import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import type { WalletLinkKind, WalletPlatform, DownloadLink, DownloadLinks } from './types.ts'

/**
 * Whether deep links must be opened within the tap, so that the pairing URI is requested before (docs/spec/views.md
 * §2.6).
 */
export const needsPrefetch = (device: {
  readonly isIos: boolean
  readonly isTelegram: boolean
  readonly isMobile: boolean
}): boolean => device.isIos || (device.isTelegram && device.isMobile)

/**
 * Whether the universal link is used: a mini app of Telegram opens web links only, and iOS rejects a custom scheme
 * after a first rejection.
 */
export const prefersUniversalLink = (facts: {
  readonly isPreferred: boolean
  readonly isIos: boolean
  readonly isMiniApp: boolean
  readonly attempts: number
}): boolean => facts.isPreferred || facts.isMiniApp || (facts.isIos && facts.attempts > 0)

/** Link of a wallet's directory entry for this platform. */
export const linkOf = (
  wallet: Pick<DirectoryWallet, 'mobileLink' | 'desktopLink' | 'webappLink'>,
  kind: WalletLinkKind,
): string | undefined =>
  ({ mobile: wallet.mobileLink, desktop: wallet.desktopLink, web: wallet.webappLink })[kind]

/** Platforms of a wallet, the first one is the default (docs/spec/core.md §12.1). */
export function choosePlatforms(
  wallet:
    | Pick<DirectoryWallet, 'rdns' | 'injected' | 'mobileLink' | 'desktopLink' | 'webappLink'>
    | undefined,
  facts: {
    readonly isMobile: boolean
    readonly hasAdapters: boolean
    readonly isInstalled: boolean
    /** The wallet opens the page in its own browser, for the current namespace. */
    readonly isBrowserWallet: boolean
  },
): readonly WalletPlatform[] {
  if (!wallet) return ['qrcode']
  const hasExtension = facts.hasAdapters && Boolean(wallet.rdns ?? wallet.injected?.length)
  const candidates: readonly (readonly [WalletPlatform, boolean])[] = [
    ['browser', hasExtension && facts.isInstalled],
    [facts.isMobile ? 'mobile' : 'qrcode', Boolean(wallet.mobileLink)],
    ['web', Boolean(wallet.webappLink)],
    ['desktop', Boolean(wallet.desktopLink) && !facts.isMobile],
    ['unsupported', hasExtension && !facts.isInstalled && !facts.isBrowserWallet],
  ]
  const platforms = candidates.flatMap(([platform, isOffered]) => (isOffered ? [platform] : []))
  // A wallet without any platform may still pair.
  return platforms.length > 0 ? platforms : ['qrcode']
}

/** Connector of an installed wallet: by rdns, then by injected id, then by name. */
export function findInstalled<connector extends Pick<ConnectorInfo, 'id' | 'name' | 'rdns' | 'type'>>(
  wallet: Pick<DirectoryWallet, 'name' | 'rdns' | 'injected'>,
  connectors: readonly connector[],
): connector | undefined {
  const local = connectors.filter(({ type }) => type !== 'WALLET_CONNECT' && type !== 'AUTH')
  return (
    local.find(({ rdns }) => rdns !== undefined && rdns === wallet.rdns) ??
    local.find(({ id }) => id === wallet.rdns || wallet.injected?.some((injected) => injected.id === id)) ??
    local.find(({ name }) => name.toLowerCase() === wallet.name.toLowerCase())
  )
}

/** Download links of a wallet, and the action of "Get" (docs/spec/views.md §5.3). First match wins. */
export function chooseDownloads(
  wallet: Pick<DirectoryWallet, 'homepage' | 'appStore' | 'playStore' | 'chromeStore'> | undefined,
  device: { readonly isMobile: boolean; readonly isIos: boolean; readonly isAndroid: boolean },
): DownloadLinks {
  const candidates: readonly (readonly [DownloadLink['store'], string | undefined])[] = [
    ['chrome', wallet?.chromeStore],
    ['appStore', wallet?.appStore],
    ['playStore', wallet?.playStore],
    ['homepage', wallet?.homepage],
  ]
  const links = candidates.flatMap(([store, url]) => (url ? [{ store, url }] : []))
  const open = (url: string | undefined): DownloadLinks['action'] => (url ? { to: 'link', url } : undefined)
  const stores = links.filter(({ store }) => store !== 'homepage')
  if (!device.isMobile && stores.length > 1) return { links, action: { to: 'Downloads' } }
  if (stores.length === 0) return { links, action: open(wallet?.homepage) }
  if (device.isIos) return { links, action: open(wallet?.appStore ?? wallet?.homepage) }
  if (device.isAndroid) return { links, action: open(wallet?.playStore ?? wallet?.homepage) }
  return { links, action: open(device.isMobile ? wallet?.homepage : stores[0]?.url) }
}
