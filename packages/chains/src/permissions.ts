import type { Hex } from './types.ts'

/** What an app asks a wallet to let it do alone, until it ends (EIP-7715, second version). Amounts are hex. */
export type PermissionsRequest = {
  /** Hex, as wallets write it. */
  readonly chainId: Hex
  /** @default the account in use */
  readonly address?: Hex | undefined
  /** Unix time, in seconds. */
  readonly expiry: number
  /** Whose keys may act. */
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

/** What a wallet granted: it may be less than was asked for. */
export type GrantedPermissions = {
  readonly chainId: Hex
  readonly address?: Hex | undefined
  readonly expiry: number
  readonly signer: { readonly type: string; readonly data?: unknown }
  readonly permissions: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[]
  readonly policies?: readonly unknown[] | undefined
  /** What proves it to whoever acts. */
  readonly context: Hex
  readonly accountMeta?: { readonly factory: Hex; readonly factoryData: Hex } | undefined
  readonly signerMeta?:
    | { readonly userOpBuilder?: Hex | undefined; readonly delegationManager?: Hex | undefined }
    | undefined
}

/** What was granted, named for its end. */
export type RevokedPermissions = {
  readonly pci: string
  readonly permissions: readonly unknown[]
  /** Unix time, in seconds. */
  readonly expiry: number
}
