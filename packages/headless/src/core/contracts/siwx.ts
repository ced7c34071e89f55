import type { CaipNetworkId, ChainNamespace, Storage } from '@foyer/chains'
import type { SiwxMessageData, SiwxSession } from '@foyer/chains/siwx'

/** Fields of a message, with its text. */
export type SiwxMessage = SiwxMessageData & { readonly toString: () => string }

/** Network and account to sign in with. */
export type SiwxSubject = { readonly chainId: CaipNetworkId; readonly accountAddress: string }

/**
 * Creates, verifies and stores SIWX sessions. `siwx()` makes the default one; a host may implement its own. Network ids
 * are CAIP-2.
 */
export type Siwx = {
  createMessage(subject: SiwxSubject & { readonly notBefore?: string | undefined }): Promise<SiwxMessage>
  /** Signs the message in place of the wallet. @default the wallet signs its text */
  signMessage?(request: SiwxSubject & { readonly message: string }): Promise<string>
  /** Stores a session. Rejects an invalid one, e.g. with `SIGNATURE_INVALID`. */
  addSession(session: SiwxSession): Promise<void>
  /**
   * Stores the sessions of one sign-in, one per network; the one for the current network comes first. Those of other
   * accounts stay, and each replaces another for its network and account. Rejects if one is invalid.
   */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  revokeSession(chainId: CaipNetworkId, accountAddress: string): Promise<void>
  /** Valid sessions for exactly this network and account. */
  getSessions(chainId: CaipNetworkId, accountAddress: string): Promise<readonly SiwxSession[]>
  /** Whether signing in is required. @default true */
  getRequired?(): boolean
  /** Removes the sessions of all accounts of a wallet that disconnects. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /**
   * Interval in ms after which the session is read again, because a server may have ended it. It is also read when the
   * visitor returns to the page. @default never
   */
  readonly recheckMs?: number | undefined
}

/** Functions that a config passes to its `Siwx`. */
export type SiwxContext = {
  readonly storage: Storage
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Rejects with the reason if a session is invalid, or is not for the given domain. */
  readonly verify: (session: SiwxSession, expected?: { readonly domain?: string }) => Promise<unknown>
}

export type CreateSiwx = (context: SiwxContext) => Siwx

/** Network and account of a session, as one string. */
export type SiwxKey = `${CaipNetworkId}:${string}`

/** State of signing in. `checking`: stored sessions are being read. `signed-out`: none is valid. */
export type SiwxStatus = 'idle' | 'checking' | 'signed-out' | 'signing' | 'cancelling' | 'signed-in'

export type SiwxState = {
  readonly status: SiwxStatus
  /** Key of the status; `undefined` without a connection to a configured network. */
  readonly key: SiwxKey | undefined
  readonly session: SiwxSession | undefined
  /** Cause of the last failed sign-in with this key. */
  readonly error: Error | undefined
  readonly isRequired: boolean
  /** Network of the last sign-in in each namespace. */
  readonly lastNetworkIds: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
}

type MaybePromise<value> = value | Promise<value>

/** Options of Sign-In with Ethereum, in the shape of other kits. */
export type SiweConfig = {
  getNonce(accountAddress: string): MaybePromise<string>
  /** Serializes the message: EIP-4361. */
  createMessage(fields: SiweMessageFields): string
  verifyMessage(signed: { readonly message: string; readonly signature: string }): MaybePromise<boolean>
  /** Reads the session from the server. */
  getSession(): MaybePromise<SiweSession | null | undefined>
  /** Ends the session on the server. `false`: the session still exists, and the visitor stays signed in. */
  signOut(): MaybePromise<boolean>
  /** Reads further fields of the message. */
  getMessageParams?(): MaybePromise<Partial<Omit<SiwxMessageData, 'accountAddress' | 'chainId' | 'nonce'>>>
  onSignIn?(session: SiweSession): void
  onSignOut?(): void
  /** @default true */
  readonly enabled?: boolean | undefined
  /** Whether signing in is required. @default true */
  readonly required?: boolean | undefined
  /** @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** An account change signs out. @default true */
  readonly signOutOnAccountChange?: boolean | undefined
  /** A network change signs out. @default true */
  readonly signOutOnNetworkChange?: boolean | undefined
}

export type SiweSession = { readonly address: string; readonly chainId: number }

/** Fields of a message; a parameter of the `SiweMessage` of the package `siwe` as they are. */
export type SiweMessageFields = Omit<SiwxMessageData, 'accountAddress' | 'chainId' | 'resources'> & {
  readonly address: string
  readonly chainId: number
  readonly resources?: string[] | undefined
}
