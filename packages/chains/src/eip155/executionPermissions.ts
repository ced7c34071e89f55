import * as v from 'valibot'
import { isSameAddress } from '../address/isSameAddress.ts'
import type { ExecutionPermission, ExecutionPermissionRequest } from '../executionPermissions.ts'
import type { Operation } from '../operations.ts'
import type { Hex } from '../types.ts'
import { hasRules, isSame } from './grantRules.ts'
import { parseChainId } from './quantity.ts'
import { isMethodUnknown } from './rules.ts'
import { request, toWalletError } from './wire.ts'

/** More permissions, types, chains or rules are invalid. */
const MAX_ENTRIES = 100
/** Longest `context`, in hex digits; a chain of delegations has some kilobytes. */
const MAX_CONTEXT = 200_000

const hex = v.pipe(
  v.string(),
  v.maxLength(MAX_CONTEXT),
  v.regex(/^0x(?:[0-9a-f]{2})*$/i),
  v.transform((value) => value as Hex),
)
const address = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i),
  v.transform((value) => value as Hex),
)
/** MetaMask's provider writes hex, others write numbers. */
const chainReference = v.pipe(
  v.unknown(),
  v.transform(parseChainId),
  v.custom<string>((value) => value !== undefined),
)
const data = v.record(v.string(), v.unknown())
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

const permissionSchema = v.object({
  chainId: v.pipe(
    chainReference,
    v.transform((reference): Hex => `0x${Number(reference).toString(16)}`),
  ),
  from: v.optional(address),
  to: address,
  permission: v.object({ type: shortText, isAdjustmentAllowed: v.optional(v.boolean(), true), data }),
  rules: v.nullish(v.pipe(v.array(v.object({ type: shortText, data })), v.maxLength(MAX_ENTRIES)), []),
  context: v.pipe(hex, v.minLength(4)),
  delegationManager: address,
  dependencies: v.nullish(
    v.pipe(v.array(v.object({ factory: address, factoryData: hex })), v.maxLength(MAX_ENTRIES)),
    [],
  ),
})
const permissionsSchema = v.pipe(v.array(permissionSchema), v.maxLength(MAX_ENTRIES))

const supportedSchema = v.pipe(
  v.record(
    shortText,
    v.fallback(
      v.optional(
        v.object({
          chainIds: v.pipe(v.array(chainReference), v.maxLength(MAX_ENTRIES)),
          ruleTypes: v.fallback(v.pipe(v.array(shortText), v.maxLength(MAX_ENTRIES)), []),
        }),
      ),
      undefined,
    ),
  ),
  v.transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([type, entry]) => (entry ? [[type, entry] as const] : [])),
    ),
  ),
)

/**
 * `wallet_requestExecutionPermissions` (ERC-7715). Throws if the grant differs from the request: another chain,
 * account, receiver or type, a later expiry, a missing or changed rule, or changed data where no adjustment was
 * allowed.
 */
export const requestExecutionPermissions: Operation<'requestExecutionPermissions'> = async (
  { provider, signal },
  { address: from, permissions },
) => {
  try {
    const wanted = permissions.map((permission) => ({ ...permission, from }))
    const answer = await request(provider, 'wallet_requestExecutionPermissions', wanted, signal)
    const schema = v.pipe(
      permissionsSchema,
      v.check((granted) => granted.length === permissions.length, 'another number of permissions'),
      v.check(
        (granted) =>
          granted.every((each, index) => {
            const asked = permissions[index]
            return asked !== undefined && isGrantOf(each, asked, from)
          }),
        'another permission',
      ),
    )
    return v.parse(schema, answer).map((granted): ExecutionPermission => ({ ...granted, from: from as Hex }))
  } catch (error) {
    throw toWalletError(error, {
      operation: 'requestExecutionPermissions',
      code: 'GRANT_PERMISSIONS_FAILED',
      signal,
    })
  }
}

type Granted = v.InferOutput<typeof permissionSchema>

function isGrantOf(granted: Granted, asked: ExecutionPermissionRequest, from: string): boolean {
  const { permission, rules } = granted
  return (
    parseChainId(granted.chainId) === parseChainId(asked.chainId) &&
    (granted.from === undefined || isSameAddress(granted.from, from)) &&
    isSameAddress(granted.to, asked.to) &&
    permission.type === asked.permission.type &&
    (asked.permission.isAdjustmentAllowed || isSame(permission.data, asked.permission.data)) &&
    expiryOf(rules ?? []) <= expiryOf(asked.rules ?? []) &&
    hasRules(
      rules ?? [],
      (asked.rules ?? []).filter(({ type }) => type !== 'expiry'),
    )
  )
}

type Rules = readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[]

/** Expiry as Unix time in seconds; `Infinity` without the rule. Some wallets write it as text. */
function expiryOf(rules: Rules): number {
  const timestamp = rules.find(({ type }) => type === 'expiry')?.data['timestamp']
  const seconds = typeof timestamp === 'string' && timestamp !== '' ? Number(timestamp) : timestamp
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : Infinity
}

/** `wallet_revokeExecutionPermission` (ERC-7715). */
export const revokeExecutionPermission: Operation<'revokeExecutionPermission'> = async (
  { provider, signal },
  { context: permissionContext },
) => {
  try {
    await request(provider, 'wallet_revokeExecutionPermission', [{ permissionContext }], signal)
  } catch (error) {
    throw toWalletError(error, {
      operation: 'revokeExecutionPermission',
      code: 'REVOKE_PERMISSIONS_FAILED',
      signal,
    })
  }
}

/** `wallet_getSupportedExecutionPermissions` (ERC-7715); empty for a wallet without the method. */
export const getSupportedExecutionPermissions: Operation<'getSupportedExecutionPermissions'> = async ({
  provider,
  signal,
}) => {
  try {
    return v.parse(
      supportedSchema,
      await request(provider, 'wallet_getSupportedExecutionPermissions', [], signal),
    )
  } catch (error) {
    if (isMethodUnknown(error) && !signal?.aborted) return {}
    throw toWalletError(error, {
      operation: 'getSupportedExecutionPermissions',
      code: 'CAPABILITIES_FAILED',
      signal,
    })
  }
}

/** `wallet_getGrantedExecutionPermissions` (ERC-7715); empty for a wallet without the method. */
export const getGrantedExecutionPermissions: Operation<'getGrantedExecutionPermissions'> = async (
  { provider, signal },
  { address: from },
) => {
  try {
    const answer = await request(provider, 'wallet_getGrantedExecutionPermissions', [], signal)
    return v
      .parse(permissionsSchema, answer)
      .filter((granted) => granted.from !== undefined && isSameAddress(granted.from, from))
      .map((granted): ExecutionPermission => ({ ...granted, from: from as Hex }))
  } catch (error) {
    if (isMethodUnknown(error) && !signal?.aborted) return []
    throw toWalletError(error, {
      operation: 'getGrantedExecutionPermissions',
      code: 'CAPABILITIES_FAILED',
      signal,
    })
  }
}
