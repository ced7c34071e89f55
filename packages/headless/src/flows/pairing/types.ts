import type { DirectoryWallet } from '../../core/contracts/directory.ts'

/** A way to reach a wallet, as a tab of its screen. */
export type WalletPlatform = 'qrcode' | 'browser' | 'mobile' | 'web' | 'desktop' | 'unsupported'

/** Who a link opens: an app on this phone, an app on this computer, or a page. */
export type WalletLinkKind = 'mobile' | 'desktop' | 'web'

/** Whether a code that is there is taken again. `auto`: where links must be opened within the tap, as on iOS. */
export type PairingCache = 'auto' | 'always' | 'never'

/** How far the pairing is. A union that may grow. */
export type PairingPhase =
  | { readonly status: 'idle' }
  /** Asked for, no code yet. `isRenewal`: it takes the place of a code that ran out. */
  | { readonly status: 'pending'; readonly isRenewal: boolean }
  /** `isGiven`: the host made the code, and renews it. */
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number; readonly isGiven: boolean }
  /** The code ran out and no new one came by itself. */
  | { readonly status: 'expired'; readonly error?: Error | undefined }
  | { readonly status: 'declined' | 'error'; readonly error: Error }
  | { readonly status: 'success' }

export type PairingState = {
  readonly phase: PairingPhase
  /** Components that want a code. Nobody: none is renewed. */
  readonly viewers: number
  readonly isOnline: boolean
  /** The config's clock when it was last looked at. */
  readonly now: number
  readonly lastStartAt: number | undefined
  /** Codes that took the place of the first one. */
  readonly renewals: number
  /** Renewals that failed in a row. */
  readonly failures: number
  /** The wallet that is meant, remembered as recent when it connects. */
  readonly wallet: DirectoryWallet | undefined
  /** The wallet that the pairing was handed to by a link. */
  readonly linking: LinkChoice | undefined
  /** Openings in a row that left the page where it was. */
  readonly attempts: number
}

/** A wallet that was opened by a link, and can be opened again. Stored: WalletConnect's client reads it too. */
export type LinkChoice = { readonly href: string; readonly name: string }

/** The pairing as it is shown. */
export type WalletConnectUri = {
  readonly status: PairingPhase['status'] | 'offline'
  /** The pairing URI; only while it is valid and the page can hear the answer. */
  readonly uri: string | undefined
  /** When the URI runs out, in ms since 1970. */
  readonly expiresAt: number | undefined
  /** Until the URI is taken for expired, which is 10 s earlier. */
  readonly secondsLeft: number | undefined
  /** How many codes took the place of the first one. */
  readonly renewals: number
  /** Also set when the wallet's owner declined. */
  readonly error: Error | undefined
}

/** Where a wallet can be got. */
export type DownloadLink = {
  readonly store: 'chrome' | 'appStore' | 'playStore' | 'homepage'
  readonly url: string
}

export type DownloadLinks = {
  readonly links: readonly DownloadLink[]
  /** What "Get" does; `undefined`: there is nothing to get. */
  readonly action: { readonly to: 'Downloads' } | { readonly to: 'link'; readonly url: string } | undefined
}
