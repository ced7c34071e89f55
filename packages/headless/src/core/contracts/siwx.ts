import type { CaipNetworkId, Storage } from '@foyer/chains'
import type { SiwxMessageData, SiwxSession } from '@foyer/chains/siwx'

/** The fields of a message, with its text. */
export type SiwxMessage = SiwxMessageData & { readonly toString: () => string }

/** What a sign-in is for. */
export type SiwxSubject = { readonly chainId: CaipNetworkId; readonly accountAddress: string }

/**
 * Where sign-ins come from and are kept. `siwx()` makes the usual one; a host may write its own. Network ids are
 * CAIP-2 everywhere.
 */
export type Siwx = {
  createMessage(subject: SiwxSubject & { readonly notBefore?: string | undefined }): Promise<SiwxMessage>
  /** Signs in the wallet's place. @default the wallet is asked to sign the text */
  signMessage?(request: SiwxSubject & { readonly message: string }): Promise<string>
  /** Rejects when the sign-in does not count, e.g. with `SIGNATURE_INVALID`. */
  addSession(session: SiwxSession): Promise<void>
  /** Puts these in the place of all that were kept; the one for the network in use comes first. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  revokeSession(chainId: CaipNetworkId, accountAddress: string): Promise<void>
  /** Those that count now, for exactly this network and account. */
  getSessions(chainId: CaipNetworkId, accountAddress: string): Promise<readonly SiwxSession[]>
  /** Whether nobody may go on without. @default true */
  getRequired?(): boolean
  /** Forgets the sign-in of a wallet that is disconnected. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
}

/** What a config lends to its `Siwx`. */
export type SiwxContext = {
  readonly storage: Storage
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Rejects with the reason when a sign-in does not count. */
  readonly verify: (session: SiwxSession) => Promise<unknown>
}

export type CreateSiwx = (context: SiwxContext) => Siwx

/** The network and account that a sign-in is about, as one string. */
export type SiwxKey = `${CaipNetworkId}:${string}`

/**
 * Where the visitor stands. `checking`: a kept session is looked for. `signed-out`: there is none.
 */
export type SiwxStatus = 'idle' | 'checking' | 'signed-out' | 'signing' | 'cancelling' | 'signed-in'

export type SiwxState = {
  readonly status: SiwxStatus
  /** What the status is about; `undefined` while nobody is connected to a network of ours. */
  readonly key: SiwxKey | undefined
  readonly session: SiwxSession | undefined
  readonly isRequired: boolean
  /** Where the last sign-in was. */
  readonly lastNetworkId: CaipNetworkId | undefined
}

type MaybePromise<value> = value | Promise<value>

/** What an app says about its sign-in with Ethereum, as other kits' users know it. */
export type SiweConfig = {
  getNonce(accountAddress: string): MaybePromise<string>
  /** Prints the message: EIP-4361. */
  createMessage(fields: SiweMessageFields): string
  verifyMessage(signed: { readonly message: string; readonly signature: string }): MaybePromise<boolean>
  /** Who is signed in, by the server's word. */
  getSession(): MaybePromise<SiweSession | null | undefined>
  signOut(): MaybePromise<boolean>
  /** Fields that the app decides. */
  getMessageParams?(): MaybePromise<Partial<Omit<SiweMessageFields, 'address' | 'chainId' | 'nonce'>>>
  onSignIn?(session: SiweSession): void
  onSignOut?(): void
  /** @default true */
  readonly enabled?: boolean | undefined
  /** Whether nobody may go on without. @default true */
  readonly required?: boolean | undefined
  /** @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Another account than the session's counts as signed out. @default true */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Another network than the session's counts as signed out. @default true */
  readonly signOutOnNetworkChange?: boolean | undefined
}

export type SiweSession = { readonly address: string; readonly chainId: number }

export type SiweMessageFields = Omit<SiwxMessageData, 'accountAddress' | 'chainId'> & {
  readonly address: string
  readonly chainId: number
}
