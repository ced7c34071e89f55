import type { CaipAddress, Hex, PermissionsRequest } from '@foyer/chains'

/** Reason why sessions are unavailable. Not exhaustive: a new reason is a minor release. */
export type SmartSessionsReason =
  /** The app has not enabled `features.smartSessions`, which is off by default. */
  | 'off'
  /** No Ethereum network is configured. */
  | 'namespace-missing'
  /** There is no backend: set a `projectId`, or `endpoints.blockchain`. */
  | 'endpoint-missing'
  /** The backend does not know the network. */
  | 'network-unsupported'
  /** No Ethereum wallet is connected. */
  | 'not-connected'

/** Permission as returned by a backend: any type, unverified. */
export type WirePermission = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** Permission with display texts: cut, without bidi controls. */
export type PermissionSummary = {
  readonly type: string
  /** Contract or token. */
  readonly address?: Hex | undefined
  readonly functions: readonly string[]
  /** Highest amount in each period, in base units; decimal text. */
  readonly allowance?: string | undefined
  /** In seconds; at its end the allowance begins again. */
  readonly period?: number | undefined
}

/** Times are in milliseconds. */
export type SmartSession = {
  /** Id at the backend. */
  readonly pci: string
  /** App that requested the session. */
  readonly project: {
    readonly id: string
    /** Empty if the app has no displayable name. */
    readonly name: string
    readonly url?: string | undefined
    readonly iconUrl?: string | undefined
  }
  readonly createdAt: number
  readonly expiry: number
  readonly revokedAt?: number | undefined
  /** Unchanged, for the wallet that revokes them. */
  readonly permissions: readonly WirePermission[]
  readonly summary: readonly PermissionSummary[]
  readonly policies: readonly string[]
  readonly context: string
}

export type SmartSessionState = 'active' | 'expired' | 'revoked'

/** Result for the app: `context` identifies the session. */
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
  /** CAIP-10. @default `request.address`, else the current Ethereum account */
  readonly account?: CaipAddress | undefined
  readonly signal?: AbortSignal | undefined
}

export type GetSmartSessionsParameters = {
  /** CAIP-10. @default the current Ethereum account */
  readonly account?: CaipAddress | undefined
  readonly signal?: AbortSignal | undefined
}

export type RevokePermissionsParameters = {
  readonly session: Pick<SmartSession, 'pci' | 'permissions' | 'expiry'>
  /** CAIP-10. @default the current Ethereum account */
  readonly account?: CaipAddress | undefined
  readonly signal?: AbortSignal | undefined
}
