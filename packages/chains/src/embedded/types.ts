import type { Connector } from '../connector.ts'
import type { AccountType } from '../types.ts'
import type { PopupHost } from './createPopupHost.ts'

/** Social logins of the embedded wallet, in display order. */
export const socialProviders = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

export type SocialProvider = (typeof socialProviders)[number]

export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
/** Next one-time code of an email change: that of the old or of the new address. */
export type EmailUpdateAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
/** Social login with a popup; Farcaster has a QR code instead. */
export type WindowProvider = Exclude<SocialProvider, 'farcaster'>
/** Result of the provider's popup. */
export type SocialResult = { readonly provider: WindowProvider; readonly uri: string }

/** Logged-in user of the embedded wallet. */
export type EmbeddedUser = {
  /** Absent for a login without email. */
  readonly email: string | undefined
  /** User name of the social login. */
  readonly username: string | undefined
  /** Provider of the social login; `undefined` for email. */
  readonly social: SocialProvider | undefined
  /** Whether the smart account is deployed on the network. */
  readonly isSmartAccountDeployed: boolean
}

export type EmbeddedState = {
  readonly user: EmbeddedUser | undefined
  /** Chain ids of Ethereum chains with smart accounts. */
  readonly smartAccountNetworks: readonly number[]
  /** Time of the next allowed email, in milliseconds since 1970; `undefined` for now. */
  readonly retryAt: number | undefined
  /** Lifetime of the one-time code in minutes, if the site sends it. */
  readonly codeMinutes: number | undefined
  /** URL that opens the Farcaster app for the running login. */
  readonly farcasterUrl: string | undefined
  /** Dashboard of the embedded wallet, where it is upgraded; absent without an embedded wallet. */
  readonly dashboardUrl: string | undefined
  /** State of the frame with the keys. */
  readonly frame: 'absent' | 'loading' | 'ready' | 'failed'
  /** Number of requests that wait in the frame for the visitor's approval. */
  readonly approvals: number
  /** Emails of earlier logins on this device, newest first, at most 3. */
  readonly recentEmails: readonly string[]
}

/** Theme of the page around the frame. */
export type FrameTheme = {
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly accent?: string | undefined
  readonly background?: string | undefined
}

type Abortable = { readonly signal?: AbortSignal | undefined }

/** Functions of the embedded wallet beyond `Connector`. */
export type EmbeddedWallet = {
  /** Referentially stable until the next change. */
  readonly getState: () => EmbeddedState
  /** Subscribes to changes of the state. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Sends an email. Resolves with the next step of the login. */
  readonly connectEmail: (parameters: Abortable & { readonly email: string }) => Promise<EmailAction>
  /** Resolves when the visitor has approved this device by email. */
  readonly connectDevice: (parameters: Abortable) => Promise<void>
  readonly connectOtp: (parameters: Abortable & { readonly otp: string }) => Promise<void>
  /** Opens the popup of a social login. Must be called in a click; `undefined` if the browser blocks it. */
  readonly openPopup: () => PopupHost | undefined
  /** Resolves with the provider's login URL. */
  readonly getSocialUri: (parameters: Abortable & { readonly provider: WindowProvider }) => Promise<string>
  /** Stores the result for the next `connect`; `undefined` drops it. */
  readonly acceptSocial: (result: SocialResult | undefined) => void
  /** Navigates the page to the provider, for browsers without popups: the next page load completes the login. */
  readonly leaveForSocial: (parameters: Abortable & { readonly provider: WindowProvider }) => Promise<void>
  /**
   * Resolves when the visitor has approved in the Farcaster app, at `farcasterUrl`. `isRepeated` sends the request that
   * is under way again, with the same QR code.
   */
  readonly connectFarcaster: (
    parameters: Abortable & { readonly isRepeated?: boolean | undefined },
  ) => Promise<void>
  /** Sends a one-time code for another address. */
  readonly updateEmail: (parameters: Abortable & { readonly email: string }) => Promise<EmailUpdateAction>
  /** Verifies the one-time code of the old address; the new address then receives a one-time code. */
  readonly confirmPrimaryEmail: (parameters: Abortable & { readonly otp: string }) => Promise<void>
  /** Verifies the one-time code of the new address, and resolves with that address. */
  readonly confirmSecondaryEmail: (parameters: Abortable & { readonly otp: string }) => Promise<string>
  /** Resolves with the address of the login, as the frame has it now; `undefined` without a login by email. */
  readonly readEmail: (parameters: Abortable) => Promise<string | undefined>
  /** Removes an email from the recent ones, or all of them. */
  readonly forgetEmail: (email?: string) => void
  readonly setAccountType: (type: AccountType) => Promise<void>
  readonly syncTheme: (theme: FrameTheme) => void
  /** Shows the frame over an empty element of a view. Returns a function that hides it. */
  readonly place: (slot: HTMLElement) => () => void
  /** Reloads the frame after a failure. */
  readonly reload: () => void
  /** Aborts requests that await an approval. */
  readonly abortApprovals: () => void
}

/** Connector of the embedded wallet, or a fake of it. */
export type EmbeddedConnector = Connector & { readonly embedded: EmbeddedWallet }
