import type { Hex } from './types.ts'

/** Permissions that an app requests (ERC-7715, version 2). Amounts are hex. */
export type PermissionsRequest = {
  /** Hex. */
  readonly chainId: Hex
  /** @default the current account */
  readonly address?: Hex | undefined
  /** Unix time, in seconds. */
  readonly expiry: number
  /** Keys that get the permissions. */
  readonly signer: {
    readonly type: 'keys'
    readonly data: { readonly keys: readonly SessionKey[] }
  }
  /** At least one. */
  readonly permissions: readonly Permission[]
  readonly policies: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[]
}

export type SessionKey = { readonly type: 'secp256r1' | 'secp256k1'; readonly publicKey: Hex }

export type Permission =
  | {
      readonly type: 'contract-call'
      readonly data: {
        readonly address: Hex
        readonly abi: readonly Readonly<Record<string, unknown>>[]
        readonly functions: readonly {
          readonly functionName: string
          readonly args?:
            | readonly {
                readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
                readonly value: Hex
              }[]
            | undefined
          readonly valueLimit?: Hex | undefined
          readonly operation?: 'Call' | 'DelegateCall' | undefined
        }[]
      }
    }
  | { readonly type: 'native-token-recurring-allowance'; readonly data: RecurringAllowance }
  | {
      readonly type: 'erc20-recurring-allowance'
      readonly data: RecurringAllowance & { readonly token: Hex }
    }

export type RecurringAllowance = {
  readonly allowance: Hex
  /** Unix time, in seconds. */
  readonly start: number
  /** In seconds. */
  readonly period: number
}

/** Granted permissions; may be narrower than the request. */
export type GrantedPermissions = {
  readonly chainId: Hex
  readonly address?: Hex | undefined
  readonly expiry: number
  readonly signer: { readonly type: string; readonly data?: unknown }
  readonly permissions: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[]
  readonly policies?: readonly unknown[] | undefined
  /** Sent with each use of the permissions. */
  readonly context: Hex
  readonly accountMeta?: { readonly factory: Hex; readonly factoryData: Hex } | undefined
  readonly signerMeta?:
    | { readonly userOpBuilder?: Hex | undefined; readonly delegationManager?: Hex | undefined }
    | undefined
}

/** Permissions to revoke. */
export type RevokedPermissions = {
  readonly pci: string
  readonly permissions: readonly unknown[]
  /** Unix time, in seconds. */
  readonly expiry: number
}
