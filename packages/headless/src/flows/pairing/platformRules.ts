import type { ConnectorInfo } from '../../wallet/connection/types.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { WalletPlatform } from './types.ts'

/** The ways to reach a wallet, the first one being the default (docs/spec/core.md §12.1). */
export function choosePlatforms(
  wallet:
    | Pick<DirectoryWallet, 'rdns' | 'injected' | 'mobileLink' | 'desktopLink' | 'webappLink'>
    | undefined,
  facts: {
    readonly isMobile: boolean
    readonly hasAdapters: boolean
    readonly isInstalled: boolean
    /** It opens the page in a browser of its own for the family in use. */
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
  // A wallet whose record names no way at all may still pair.
  return platforms.length > 0 ? platforms : ['qrcode']
}

/** The connector of a wallet that is installed here: by rdns, then by the id it injects, then by name. */
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
