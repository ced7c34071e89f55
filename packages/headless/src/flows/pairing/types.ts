import type { DirectoryWallet } from '../../core/contracts/directory.ts'

/** Way to reach a wallet, shown as a tab. */
export type WalletPlatform = 'qrcode' | 'browser' | 'mobile' | 'web' | 'desktop' | 'unsupported'

/** Target of a link: a mobile app, a desktop app, or a page. */
export type WalletLinkKind = 'mobile' | 'desktop' | 'web'

/** Whether a URI is reused. `auto`: where deep links must be opened within the tap, as on iOS. */
export type PairingCache = 'auto' | 'always' | 'never'

/** Phase of the pairing. Not exhaustive. */
export type PairingPhase =
  | { readonly status: 'idle' }
  /** Requested, without a URI yet. `isRenewal`: it replaces an expired URI. */
  | { readonly status: 'pending'; readonly isRenewal: boolean }
  /** `isGiven`: the host made the URI, and renews it. */
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number; readonly isGiven: boolean }
  /** The URI has expired without a renewal. */
  | { readonly status: 'expired'; readonly error?: Error | undefined }
  | { readonly status: 'declined' | 'error'; readonly error: Error }
  | { readonly status: 'success' }

export type PairingState = {
  readonly phase: PairingPhase
  /** Number of components that want a URI. Without any it is not renewed. */
  readonly viewers: number
  readonly isOnline: boolean
  /** Last read time of the config's clock. */
  readonly now: number
  readonly lastStartAt: number | undefined
  /** Number of renewals. */
  readonly renewals: number
  /** Failed renewals in a row. */
  readonly failures: number
  /** Chosen wallet, stored as recent when it connects. */
  readonly wallet: DirectoryWallet | undefined
  /** Wallet that was opened with the pairing by a deep link. */
  readonly linking: LinkChoice | undefined
  /** Openings in a row without leaving the page. */
  readonly attempts: number
}

/** Wallet that was opened by a deep link. Stored: WalletConnect's client reads it too. */
export type LinkChoice = { readonly href: string; readonly name: string }

/** Public state of the pairing. */
export type WalletConnectUri = {
  readonly status: PairingPhase['status'] | 'offline'
  /** Pairing URI; only while it is valid and the page is online. */
  readonly uri: string | undefined
  /** Expiry of the URI, in ms since 1970. */
  readonly expiresAt: number | undefined
  /** Seconds until the URI counts as expired, 10 s before its expiry. */
  readonly secondsLeft: number | undefined
  /** Number of renewals. */
  readonly renewals: number
  /** Also set after a rejection. */
  readonly error: Error | undefined
}

/** Download link of a wallet. */
export type DownloadLink = {
  readonly store: 'chrome' | 'appStore' | 'playStore' | 'homepage'
  readonly url: string
}

export type DownloadLinks = {
  readonly links: readonly DownloadLink[]
  /** Action of "Get"; `undefined` without a link. */
  readonly action: { readonly to: 'Downloads' } | { readonly to: 'link'; readonly url: string } | undefined
}
