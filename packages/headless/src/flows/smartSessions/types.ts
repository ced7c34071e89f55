import type { CaipAddress, Hex, PermissionsRequest } from '@foyer/chains'

/** Why there is nothing to grant, list or revoke. Open: a new reason is a minor change. */
export type SmartSessionsReason =
  /** The app does not want it: `features.smartSessions` is off by default. */
  | 'off'
  /** No Ethereum network is configured. */
  | 'family-missing'
  /** There is no backend to keep them: set a `projectId`, or `endpoints.blockchain`. */
  | 'endpoint-missing'
  /** The backend does not know the network. */
  | 'network-unsupported'
  /** Nobody is connected with an Ethereum wallet. */
  | 'not-connected'

/** What an app may do alone, as a backend tells it: of any type, and never trusted. */
export type WirePermission = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** One permission in words that can be shown: cut to length, without marks that turn a line around. */
export type PermissionSummary = {
  readonly type: string
  /** The contract or token. */
  readonly address?: Hex | undefined
  readonly functions: readonly string[]
}

/** Times are in milliseconds. */
export type SmartSession = {
  /** Its name at the backend. */
  readonly pci: string
  /** Who asked for it. */
  readonly project: {
    readonly id: string
    /** Empty: the app has no name that can be shown. */
    readonly name: string
    readonly url?: string | undefined
    readonly iconUrl?: string | undefined
  }
  readonly createdAt: number
  readonly expiry: number
  readonly revokedAt?: number | undefined
  /** As they came, for the wallet that revokes them. */
  readonly permissions: readonly WirePermission[]
  readonly summary: readonly PermissionSummary[]
  readonly policies: readonly string[]
  readonly context: string
}

export type SmartSessionState = 'active' | 'expired' | 'revoked'

/** What the app keeps: `context` names the session to the backend. */
export type GrantedSession = {
  readonly chainId: Hex
  readonly address: Hex
  /** Unix time, in seconds. */
  readonly expiry: number
  readonly permissions: readonly WirePermission[]
  readonly context: string
}

export type GrantPermissionsParameters = {
  readonly request: PermissionsRequest
  /** CAIP-10. @default `request.address`, else the Ethereum account in use */
  readonly account?: CaipAddress | undefined
  readonly signal?: AbortSignal | undefined
}

export type GetSmartSessionsParameters = {
  /** CAIP-10. @default the Ethereum account in use */
  readonly account?: CaipAddress | undefined
  readonly signal?: AbortSignal | undefined
}

export type RevokePermissionsParameters = {
  readonly session: Pick<SmartSession, 'pci' | 'permissions' | 'expiry'>
  /** CAIP-10. @default the Ethereum account in use */
  readonly account?: CaipAddress | undefined
  readonly signal?: AbortSignal | undefined
}
