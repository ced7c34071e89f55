import { isAbort, isUserRejected, type PermissionsRequest } from '@foyer/chains'
import * as v from 'valibot'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { currentConnection, getConnectionState } from '../../wallet/connection/state.ts'
import { canOperate } from '../../wallet/signing/runFamilyOperation.ts'
import { type SignerParameters, withSigner } from '../../wallet/signing/withSigner.ts'
import { createError } from './errors.ts'
import { type PermissionsCapability, refusePermissions } from './rules.ts'
import { permissionsCapabilitySchema } from './schema.ts'

/** Throws `PERMISSIONS_NOT_SUPPORTED` where the wallet says that it does not grant this; what it does not speak of may be asked for. */
export async function requireGranting(
  config: Config,
  request: PermissionsRequest,
  signer: SignerParameters,
): Promise<void> {
  const internals = internalsOf(config)
  const connection = currentConnection(getConnectionState(internals), 'eip155')
  const connector = connection && internals.connectors.get(connection.connector.uid)
  const isKnown = connector?.supportsMethod?.('eip155', 'wallet_grantPermissions') ?? true
  if (!isKnown) throw createError('PERMISSIONS_NOT_SUPPORTED', { subject: 'permissions', type: 'all' })
  if (!canOperate(config, 'eip155', 'getCapabilities')) return
  const { permissions } = await withSigner(
    config,
    'getCapabilities',
    signer,
    (operation, { address, ...context }) => operation(context, { address }).catch(passUnspoken),
  )
  const refusal = refusePermissions(request, readCapability(permissions))
  if (refusal) throw createError('PERMISSIONS_NOT_SUPPORTED', refusal)
}

const readCapability = (value: unknown): PermissionsCapability | undefined =>
  value === undefined ? undefined : v.parse(permissionsCapabilitySchema, value)

/** A wallet that cannot say what it can is asked all the same. */
function passUnspoken(error: unknown): Readonly<Record<string, undefined>> {
  if (isUserRejected(error) || isAbort(error)) throw error
  return {}
}
