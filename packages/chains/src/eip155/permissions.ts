import * as v from 'valibot'
import { isSameAddress } from '../address/isSameAddress.ts'
import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import type { GrantedPermissions } from '../permissions.ts'
import type { Hex } from '../types.ts'
import { isWithin } from './grantRules.ts'
import { parseChainId } from './quantity.ts'
import { parseHex, request, toWalletError } from './wire.ts'

const VERSION = 2

const hex = v.pipe(
  v.string(),
  v.regex(/^0x(?:[0-9a-f]{2})*$/i),
  v.transform((value) => value as Hex),
)
const bytes = v.pipe(hex, v.minLength(4))
const addressSchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i),
  v.transform((value) => value as Hex),
)
const chainId = v.pipe(
  v.string(),
  v.check((value) => parseChainId(value) !== undefined),
  v.transform((value) => value as Hex),
)
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A grant without permission, expiry or context is invalid. Unknown fields are kept for the backend. */
const grantedSchema = v.looseObject({
  chainId,
  address: v.optional(addressSchema),
  expiry: seconds,
  signer: v.looseObject({ type: v.string() }),
  permissions: v.pipe(
    v.array(v.looseObject({ type: v.string(), data: v.record(v.string(), v.unknown()) })),
    v.minLength(1),
  ),
  policies: v.optional(v.array(v.unknown())),
  context: bytes,
  accountMeta: v.optional(v.looseObject({ factory: addressSchema, factoryData: hex })),
  signerMeta: v.optional(
    v.looseObject({ userOpBuilder: v.optional(addressSchema), delegationManager: v.optional(addressSchema) }),
  ),
})

/**
 * `wallet_grantPermissions` (ERC-7715, version 2). Throws if the grant is for another chain, account or keys, lasts
 * longer or allows more than requested, or lacks a requested policy.
 */
export const grantPermissions: Operation<'grantPermissions'> = async (
  { provider, signal },
  { address: account, request: asked },
) => {
  try {
    const wanted = { ...asked, address: account, version: VERSION }
    const answer = await request(provider, 'wallet_grantPermissions', [wanted], signal)
    const schema = v.pipe(
      grantedSchema,
      v.check((granted) => parseChainId(granted.chainId) === parseChainId(asked.chainId), 'another chain'),
      v.check((granted) => !granted.address || isSameAddress(granted.address, account), 'another account'),
      v.check((granted) => granted.expiry <= asked.expiry, 'longer than asked for'),
      v.check((granted) => isWithin(granted, asked), 'more than asked for'),
    )
    return v.parse(schema, answer) as GrantedPermissions
  } catch (error) {
    throw toWalletError(error, { operation: 'grantPermissions', code: 'GRANT_PERMISSIONS_FAILED', signal })
  }
}

/** `wallet_revokePermissions` for a grant; the page keeps its accounts. Resolves with a signature. */
export const revokePermissions: Operation<'revokePermissions'> = async (
  { network, provider, signal },
  { address, granted: { pci, permissions, expiry } },
) => {
  try {
    const wanted = { pci, permissions, expiry, address: `${network.caipNetworkId}:${address}` }
    const signature = await request(provider, 'wallet_revokePermissions', [wanted], signal)
    return parseHex(signature, () => createError('REVOKE_PERMISSIONS_FAILED'))
  } catch (error) {
    throw toWalletError(error, { operation: 'revokePermissions', code: 'REVOKE_PERMISSIONS_FAILED', signal })
  }
}
