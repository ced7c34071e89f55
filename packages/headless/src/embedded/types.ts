import type { AccountType, Connector } from '@foyer/chains'

export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** Who is signed in to the embedded wallet. */
export type EmbeddedUser = {
  /** Absent where the login has none. */
  readonly email: string | undefined
  /** What a social login calls its owner. */
  readonly username: string | undefined
  /** Whether the smart account of the network is on its chain already. */
  readonly isSmartAccountDeployed: boolean
}

export type EmbeddedState = {
  readonly user: EmbeddedUser | undefined
  /** Chain ids of Ethereum that have smart accounts. */
  readonly smartAccountNetworks: readonly number[]
  /** When the next code can be sent, in milliseconds since 1970; `undefined` when now. */
  readonly retryAt: number | undefined
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
