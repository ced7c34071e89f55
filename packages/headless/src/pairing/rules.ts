import type { ConnectorInfo } from '../connection/types.ts'
import type { DirectoryWallet } from '../directory/types.ts'
import type {
  DownloadLink,
  DownloadLinks,
  PairingCache,
  PairingState,
  WalletConnectUri,
  WalletLinkKind,
  WalletPlatform,
} from './types.ts'

/** From when it is shown (core §13). The proposal itself lives a minute longer. */
export const PAIRING_MS = 240_000
/** With that much left nobody can finish any more. */
const TOO_LATE_MS = 10_000
const RETRY_MS = 1000
/** After that many failed renewals in a row the visitor is asked. */
const MAX_FAILURES = 2

/** Whether a code counts as expired; one that is not there does. */
export const isPairingExpired = (expiresAt: number | undefined, now: number): boolean =>
  expiresAt === undefined || expiresAt - now <= TOO_LATE_MS

/** How long a code that is shown can still be used, in whole seconds. */
export const pairingSecondsLeft = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - TOO_LATE_MS - now) / 1000))

/** How long a code can be used in all, in seconds. */
export const PAIRING_SECONDS: number = pairingSecondsLeft(PAIRING_MS, 0)

/** How long the next try has to wait: tries are a second apart at least. */
export const pairingRetryDelay = (lastStartAt: number | undefined, now: number): number =>
  lastStartAt === undefined ? 0 : Math.max(0, lastStartAt + RETRY_MS - now)

/** What asking for a pairing does (core §13.2). First match wins. */
export function decidePairing(facts: {
  readonly cache: PairingCache
  readonly isTelegram: boolean
  readonly isIos: boolean
  readonly isRunning: boolean
  readonly isExpired: boolean
}): 'join' | 'keep' | 'start' {
  const isShared = facts.cache === 'always' || (facts.cache === 'auto' && (facts.isTelegram || facts.isIos))
  if (!isShared) return 'start'
  if (facts.isRunning) return 'join'
  return facts.isExpired ? 'start' : 'keep'
}

/** Whether a screen that wants a code has to ask for one (core §13.3). */
export function shouldStartPairing(facts: {
  /** The host controls pairing by hand. */
  readonly isManual: boolean
  readonly isRunning: boolean
  readonly isExpired: boolean
  readonly isOnline: boolean
}): boolean {
  if (facts.isManual || !facts.isOnline || facts.isRunning) return false
  return facts.isExpired
}

/** What becomes of a code whose time is over. */
export function whenPairingExpires(facts: {
  readonly hasViewers: boolean
  readonly isOnline: boolean
  /** The host made the code. */
  readonly isGiven: boolean
  /** A wallet has the code already and its owner may be reading it: a new one would throw that away. */
  readonly isHandedOver: boolean
}): 'renew' | 'lapse' | 'wait' | 'end' {
  if (facts.isHandedOver) return 'wait'
  if (!facts.hasViewers) return 'end'
  return facts.isOnline && !facts.isGiven ? 'renew' : 'lapse'
}

/** How a pairing that failed goes on. */
export function whenPairingFails(facts: {
  readonly isDeclined: boolean
  readonly isRenewal: boolean
  /** Renewals that failed before this one. */
  readonly failures: number
  readonly isOnline: boolean
  readonly hasViewers: boolean
}): 'declined' | 'error' | 'retry' | 'expired' | 'end' {
  if (!facts.hasViewers) return 'end'
  if (facts.isDeclined) return 'declined'
  // It is tried again when the page is back online.
  if (!facts.isOnline) return 'end'
  if (!facts.isRenewal) return 'error'
  return facts.failures + 1 < MAX_FAILURES ? 'retry' : 'expired'
}

/** Whether the last screen that wanted the code takes it along when it leaves. */
export const shouldEndWhenLeft = (facts: {
  /** The modal is open: another of its screens may want the code. */
  readonly isModalOpen: boolean
  readonly isInline: boolean
}): boolean => !facts.isModalOpen || facts.isInline

/** Whether links must be opened within the tap, so that the code has to be there before (views §2.6). */
export const needsPrefetch = (device: {
  readonly isIos: boolean
  readonly isTelegram: boolean
  readonly isMobile: boolean
}): boolean => device.isIos || (device.isTelegram && device.isMobile)

/** What is shown of the state. A code whose time is over is never among it. */
export function describePairing(state: PairingState): WalletConnectUri {
  const { phase, now, renewals, isOnline, viewers } = state
  const error = 'error' in phase ? phase.error : undefined
  const none = { uri: undefined, expiresAt: undefined, secondsLeft: undefined, renewals, error }
  const isEnd = phase.status === 'declined' || phase.status === 'error' || phase.status === 'success'
  if (isEnd) return { ...none, status: phase.status }
  if (!isOnline && viewers > 0) return { ...none, status: 'offline' }
  if (phase.status !== 'ready') return { ...none, status: phase.status }
  const { uri, expiresAt } = phase
  if (isPairingExpired(expiresAt, now)) return { ...none, status: 'expired' }
  return { ...none, status: 'ready', uri, expiresAt, secondsLeft: pairingSecondsLeft(expiresAt, now) }
}

/** The ways to reach a wallet, the first one being the default (core §12.1). */
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

/** Where a wallet can be got, and what "Get" does (views §5.3). First match wins. */
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

/** Whether the universal link is taken: iOS refuses an app's own scheme after it was refused once. */
export const prefersUniversalLink = (facts: {
  readonly isPreferred: boolean
  readonly isIos: boolean
  readonly attempts: number
}): boolean => facts.isPreferred || (facts.isIos && facts.attempts > 0)

/** Whether opening has been tried often enough to offer another way. */
export const isLinkStuck = (attempts: number): boolean => attempts >= 2

/** The link of a wallet's record that opens it that way. */
export const linkOf = (
  wallet: Pick<DirectoryWallet, 'mobileLink' | 'desktopLink' | 'webappLink'>,
  kind: WalletLinkKind,
): string | undefined =>
  ({ mobile: wallet.mobileLink, desktop: wallet.desktopLink, web: wallet.webappLink })[kind]

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

/** Whether a view waits for the pairing, and so leads on when it is approved. */
export const isPairingView = (view: string): boolean =>
  view === 'ConnectingWalletConnect' || view === 'ConnectingWalletConnectBasic'
