import type { OptionalNamespaces } from '../toOptionalNamespaces.ts'
import type { WalletSession } from '../sessionSchema.ts'
import type { AuthenticateFields, AuthenticateOutcome } from '../authenticateSchema.ts'

export type ProposeParameters = {
  readonly namespaces: OptionalNamespaces
  /** The URI to show, once the relay has the proposal. */
  readonly onUri: (uri: string) => void
  readonly signal?: AbortSignal | undefined
}

export type AuthenticateParameters = AuthenticateFields & {
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

/** What a client tells. Plain data: it goes to other tabs as it is. */
export type ClientEvent =
  | {
      readonly type: 'event'
      readonly topic: string
      readonly chainId: string
      readonly name: string
      readonly data: unknown
    }
  | { readonly type: 'update'; readonly session: WalletSession }
  /** The wallet, its owner or time ended it. */
  | { readonly type: 'end'; readonly topic: string }
  /** A request has left; the wallet's app may be opened now. */
  | { readonly type: 'sent'; readonly topic: string; readonly id: number; readonly method: string }
  /** The relay refuses; in its own words. */
  | { readonly type: 'refused'; readonly text: string }

/**
 * All that the connector wants of a WalletConnect client. One tab of the browser has the client itself; in the others
 * the same calls go to that tab.
 */
export type ClientHandle = {
  /** The stored session that is still good. Opens no socket when there is none. */
  session(): Promise<WalletSession | undefined>
  propose(parameters: ProposeParameters): Promise<WalletSession>
  authenticate(parameters: AuthenticateParameters): Promise<AuthenticateOutcome>
  request(parameters: RequestParameters): Promise<unknown>
  ping(topic: string): Promise<void>
  /** Ends a session, or all but one. */
  end(topics: { readonly topic: string } | { readonly except: string }): Promise<void>
  subscribe(listener: (event: ClientEvent) => void): () => void
  /** Releases everything. */
  close(): Promise<void>
}
