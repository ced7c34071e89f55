import type { Connector } from '../connector.ts'
import type { AccountType } from '../types.ts'
import type { PopupHost } from './createPopupHost.ts'

/** Social logins that the embedded wallet's frame knows, in the order in which they are offered. */
export const socialProviders = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

export type SocialProvider = (typeof socialProviders)[number]

export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
/** Which code is asked for next when an address is changed: of the old one, or of the new one. */
export type EmailUpdateAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
/** A social login that has a window of its own; Farcaster has a code instead. */
export type WindowProvider = Exclude<SocialProvider, 'farcaster'>
/** What the provider's window came back with. */
export type SocialResult = { readonly provider: WindowProvider; readonly uri: string }

/** Who is signed in to the embedded wallet. */
export type EmbeddedUser = {
  /** Absent where the login has none. */
  readonly email: string | undefined
  /** What a social login calls its owner. */
  readonly username: string | undefined
  /** The social login that was used; `undefined` for e-mail. */
  readonly social: SocialProvider | undefined
  /** Whether the smart account of the network is on its chain already. */
  readonly isSmartAccountDeployed: boolean
}

export type EmbeddedState = {
  readonly user: EmbeddedUser | undefined
  /** Chain ids of Ethereum that have smart accounts. */
  readonly smartAccountNetworks: readonly number[]
  /** When the next code can be sent, in milliseconds since 1970; `undefined` when now. */
  readonly retryAt: number | undefined
  /** How many minutes the last code is good for, where the site says so. */
  readonly codeMinutes: number | undefined
  /** Where a phone goes on with a Farcaster login that is under way. */
  readonly farcasterUrl: string | undefined
  /** The wallet's own site, where an e-mail wallet is upgraded; absent where there is no embedded wallet. */
  readonly dashboardUrl: string | undefined
  /** Where the frame that holds the keys is. */
  readonly frame: 'absent' | 'loading' | 'ready' | 'failed'
}

/** How the page around the frame looks. */
export type FrameTheme = {
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly accent?: string | undefined
  readonly background?: string | undefined
}

type Abortable = { readonly signal?: AbortSignal | undefined }

/** What the embedded wallet does besides what every connector does. */
export type EmbeddedWallet = {
  /** The same object until something changes. */
  readonly getState: () => EmbeddedState
  /** Hears that the state changed. Returns the undo. */
  readonly subscribe: (listener: () => void) => () => void
  /** Sends a code, or says what else the login waits for. */
  readonly connectEmail: (parameters: Abortable & { readonly email: string }) => Promise<EmailAction>
  /** Resolves when the owner of the address let this device in. */
  readonly connectDevice: (parameters: Abortable) => Promise<void>
  readonly connectOtp: (parameters: Abortable & { readonly otp: string }) => Promise<void>
  /** Opens a provider's window. Within a click, or the browser blocks it: then there is none. */
  readonly openPopup: () => PopupHost | undefined
  /** Where a provider asks its user. */
  readonly getSocialUri: (parameters: Abortable & { readonly provider: WindowProvider }) => Promise<string>
  /** The next `connect` signs in with it. */
  readonly acceptSocial: (result: SocialResult) => void
  /** Leaves the page for a provider, in browsers that have no windows: the next visit signs in. */
  readonly leaveForSocial: (parameters: Abortable & { readonly provider: WindowProvider }) => Promise<void>
  /** Resolves when the owner has approved in the app of Farcaster; `farcasterUrl` says where that is. */
  readonly connectFarcaster: (parameters: Abortable) => Promise<void>
  /** Sends a code for another address. */
  readonly updateEmail: (parameters: Abortable & { readonly email: string }) => Promise<EmailUpdateAction>
  /** Gives the code of the old address, after which one goes to the new address. */
  readonly confirmPrimaryEmail: (parameters: Abortable & { readonly otp: string }) => Promise<void>
  /** Gives the code of the new address, and returns that address. */
  readonly confirmSecondaryEmail: (parameters: Abortable & { readonly otp: string }) => Promise<string>
  readonly setAccountType: (type: AccountType) => Promise<void>
  readonly syncTheme: (theme: FrameTheme) => void
  /** Lays the frame over an empty place of a view. Returns the undo. */
  readonly place: (slot: HTMLElement) => () => void
  /** Loads the frame anew, after it failed. */
  readonly reload: () => void
  /** Takes back whatever waits for its owner. */
  readonly abortApprovals: () => void
}

/** The connector of the embedded wallet, or a test's that stands for it. */
export type EmbeddedConnector = Connector & { readonly embedded: EmbeddedWallet }
