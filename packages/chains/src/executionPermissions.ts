import type { Hex } from './types.ts'

/** Rule of a permission, such as its expiry. Unknown types are passed through. */
export type ExecutionRule =
  /** `timestamp`: Unix time in seconds. */
  | { readonly type: 'expiry'; readonly data: { readonly timestamp: number } }
  | { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** Permission that an app requests for an account of its own (ERC-7715). */
export type ExecutionPermissionRequest = {
  /** Hex. */
  readonly chainId: Hex
  /** Account that receives the permission, and redeems it (ERC-7710). */
  readonly to: Hex
  readonly permission: {
    /** For example `native-token-stream`, `erc20-token-periodic`; `getSupportedExecutionPermissions` lists them. */
    readonly type: string
    /** The visitor may change the permission in the wallet. */
    readonly isAdjustmentAllowed: boolean
    /** Amounts are hex. */
    readonly data: Readonly<Record<string, unknown>>
  }
  readonly rules?: readonly ExecutionRule[] | undefined
}

/** Granted permission; may be narrower than the request. */
export type ExecutionPermission = ExecutionPermissionRequest & {
  /** Account that grants it. */
  readonly from: Hex
  /** Argument of `redeemDelegations` of the delegation manager (ERC-7710), and of a revocation. */
  readonly context: Hex
  readonly delegationManager: Hex
  /** Accounts to deploy before the first use (ERC-4337). */
  readonly dependencies: readonly { readonly factory: Hex; readonly factoryData: Hex }[]
}

/** Permission types that a wallet grants, with their chains (CAIP-2 references) and rule types. */
export type SupportedExecutionPermissions = Readonly<
  Record<string, { readonly chainIds: readonly string[]; readonly ruleTypes: readonly string[] }>
>
