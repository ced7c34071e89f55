import type { AuthenticateFields, AuthenticateOutcome } from '../authenticateSchema.ts'
import type { WalletSession } from '../sessionSchema.ts'
import type { OptionalNamespaces } from '../toOptionalNamespaces.ts'

export type ProposeParameters = {
  readonly namespaces: OptionalNamespaces
  /** Called with the pairing URI once the relay has the proposal. */
  readonly onUri: (uri: string) => void
  readonly signal?: AbortSignal | undefined
}

export type SessionAuthenticateParameters = AuthenticateFields & {
  readonly onUri: (uri: string) => void
  readonly signal?: AbortSignal | undefined
}

export type RequestParameters = {
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}

/** Event of the client. Plain data, so it can be sent to other tabs. */
export type ClientEvent =
  | {
      readonly type: 'event'
      readonly topic: string
      readonly chainId: string
      readonly name: string
      readonly data: unknown
    }
  | { readonly type: 'update'; readonly session: WalletSession }
  /** A tab has opened this session; all others end. */
  | { readonly type: 'opened'; readonly session: WalletSession }
  /** Session ended by the wallet or expiry. */
  | { readonly type: 'end'; readonly topic: string }
  /** A request was sent; the wallet's app may be opened now. */
  | { readonly type: 'sent'; readonly topic: string; readonly id: number; readonly method: string }
  /** The relay rejects the client, with its error text. */
  | { readonly type: 'refused'; readonly text: string }

/**
 * Functions of a WalletConnect client that the connector uses. One tab of the browser has the client; the others send
 * their calls to that tab.
 */
export type ClientHandle = {
  /** Stored session of this topic, else one that has not expired. Opens no socket without a session. */
  session(topic?: string): Promise<WalletSession | undefined>
  propose(parameters: ProposeParameters): Promise<WalletSession>
  /**
   * Awaits the answer of a wallet to a proposal of an earlier page; `undefined` if all are declined or have expired. An
   * abort withdraws them.
   */
  resume(parameters: { readonly signal?: AbortSignal | undefined }): Promise<WalletSession | undefined>
  authenticate(parameters: SessionAuthenticateParameters): Promise<AuthenticateOutcome>
  request(parameters: RequestParameters): Promise<unknown>
  ping(topic: string): Promise<void>
  /** Ends one session, or all sessions but one. */
  end(topics: { readonly topic: string } | { readonly except: string }): Promise<void>
  subscribe(listener: (event: ClientEvent) => void): () => void
  /** Releases all resources. */
  close(): Promise<void>
}
