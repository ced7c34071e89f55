import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { parseHex } from './parseHex.ts'
import { request } from './request.ts'
import { toWalletError } from './toWalletError.ts'

/** `wallet_revokePermissions` for what was granted, not for the page's own accounts. Resolves with a signature. */
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
