import {
  type CaipAddress,
  type Hex,
  isSameAddress,
  parseCaipAddress,
  type PermissionsRequest,
  abortable,
  isUserRejected,
  isFoyerError,
  runOperation,
} from '@foyer/chains'
import * as v from 'valibot'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import { joinCall, requireParameters, startCall } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { request as askBackend } from '../../data/backend/request.ts'
import { askSupport } from '../../data/backend/supportedChains.ts'
import { getLiveAccount } from '../../wallet/state.ts'
import { requestOperation, requireSigner, type SignerParameters } from '../requests/requestOperation.ts'
import { createError } from './errors.ts'
import { requireSessions, sessionsPath } from './getSmartSessions.ts'
import { grants } from './outcomes.ts'
import { withSessionKey, type PermissionsCapability, refusePermissions } from './rules.ts'
import { createdSessionSchema, permissionsRequestSchema, permissionsCapabilitySchema } from './schema.ts'
import type { GrantedSession, GrantPermissionsParameters } from './types.ts'

/** Version of the request at the backend. */
const VERSION = 2

/**
 * Grants permissions to session keys until they expire: the backend creates a session, the wallet grants it, then it is
 * active. An invalid request, or one that the wallet reports as unsupported, rejects before any request. Calls with the
 * same parameters, while one is under way, are one request.
 *
 * If the backend does not activate a granted session, it rejects with `SMART_SESSION_NOT_ACTIVATED`. Its `context` has
 * the `grant` of the wallet, and the `session` and the `account` for `revokePermissions`.
 *
 * Also rejects with `UserRejectedError`, `SMART_SESSIONS_UNAVAILABLE`, `PERMISSIONS_INVALID`,
 * `PERMISSIONS_NOT_SUPPORTED`, `GRANT_PERMISSIONS_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`,
 * `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`, `REQUEST_REFUSED`, `LOAD_FAILED`,
 * `ENDPOINT_MISSING`, `HTTP_FAILED`, `REQUEST_FAILED`, `REQUEST_TIMED_OUT` or `RESPONSE_INVALID`.
 *
 * @example
 * ```ts
 * import { grantPermissions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { context } = await grantPermissions(config, {
 *   request: {
 *     chainId: '0x1',
 *     expiry: Math.floor(Date.now() / 1000) + 3600,
 *     signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02ab' }] } },
 *     permissions: [
 *       { type: 'native-token-recurring-allowance', data: { allowance: '0x2386f26fc10000', start: 1, period: 86_400 } },
 *     ],
 *     policies: [],
 *   },
 * })
 * ```
 */
export async function grantPermissions(
  config: Config,
  parameters: GrantPermissionsParameters,
): Promise<GrantedSession> {
  const {
    request: asked,
    account,
    signal,
  } = requireParameters(config, 'grantPermissions', parameters, 'request')
  const internals = internalsOf(config)
  const request = parseRequest(config, asked)
  const reviewed = reviewedAccount(config, request, account)
  // By the request of the app: with the key of the backend, the requests to the wallet would differ.
  const key = `grant ${JSON.stringify([reviewed, request])}`
  return (
    joinCall<GrantedSession>(internals, key, signal) ??
    startCall(internals, key, signal, (own) => grantOnce(config, request, reviewed, own))
  )
}

async function grantOnce(
  config: Config,
  request: PermissionsRequest,
  reviewed: CaipAddress,
  signal: AbortSignal,
): Promise<GrantedSession> {
  const { address, caipNetworkId } = parseCaipAddress(reviewed)
  const signer: SignerParameters = { account: reviewed, signal }
  await requireGranting(config, request, signer)
  if (!(await askSupport(config, caipNetworkId)))
    throw createError('SMART_SESSIONS_UNAVAILABLE', { reason: 'network-unsupported' })
  signal.throwIfAborted()

  const path = sessionsPath(reviewed)
  const { pci, key } = await askBackend(config, {
    service: 'blockchain',
    method: 'POST',
    path,
    query: { v: VERSION },
    body: { ...request, address },
    schema: createdSessionSchema,
    signal,
  })
  const wanted = withSessionKey(request, key)
  const granted = await requestOperation(config, 'grantPermissions', { request: wanted }, signer)
  const { chainId, expiry, permissions } = granted
  try {
    await postToBackend(config, { path: `${path}/activate`, body: { pci, ...granted }, signal })
  } catch (cause) {
    signal.throwIfAborted()
    const session = { pci, permissions, expiry: expiry * 1000 }
    throw createError(
      'SMART_SESSION_NOT_ACTIVATED',
      { session, account: reviewed, grant: granted },
      { cause },
    )
  } finally {
    // Also after a failure: only the answer may be lost.
    getQueryClient(config)
      .invalidateQueries({ queryKey: ['foyer', config.id, 'smartSessions'] })
      .catch(internalsOf(config).report)
  }
  const own = granted.address ?? (address as Hex)
  const session: GrantedSession = { chainId, address: own, expiry, permissions, context: pci }
  grants.emit(config, session)
  return session
}

function parseRequest(config: Config, asked: unknown): PermissionsRequest {
  const result = v.safeParse(permissionsRequestSchema(internalsOf(config).timers.now()), asked)
  if (result.success) return result.output
  const [issue] = result.issues
  throw createError('PERMISSIONS_INVALID', { field: v.getDotPath(issue) ?? '', problem: issue.message })
}

/** Granting account, on the chain of the request. */
function reviewedAccount(
  config: Config,
  { address, chainId }: PermissionsRequest,
  account: CaipAddress | undefined,
): CaipAddress {
  const caipNetworkId = `eip155:${Number(chainId)}` as const
  const inUse = getLiveAccount(config, { namespace: 'eip155' }).address
  const isOther = address !== undefined && !(inUse && isSameAddress(address, inUse))
  const own = requireSessions(config, account ?? (isOther ? `${caipNetworkId}:${address}` : undefined))
  if (account && own.caipNetworkId !== caipNetworkId)
    throw createError('PERMISSIONS_INVALID', { field: 'chainId', problem: 'it is not the account’s' })
  if (address && !isSameAddress(address, own.address))
    throw createError('PERMISSIONS_INVALID', { field: 'address', problem: 'it is not the account’s' })
  return `${caipNetworkId}:${own.address}`
}

/**
 * Throws `PERMISSIONS_NOT_SUPPORTED` if the wallet reports this as unsupported; without a report it may be requested.
 */
async function requireGranting(
  config: Config,
  request: PermissionsRequest,
  signer: SignerParameters,
): Promise<void> {
  const { adapter, address, connector, namespace, network } = await requireSigner(config, signer)
  const isKnown = connector.supportsMethod?.(namespace, 'wallet_grantPermissions') ?? true
  if (!isKnown) throw createError('PERMISSIONS_NOT_SUPPORTED', { subject: 'permissions', type: 'all' })
  if (!adapter.operations.getCapabilities) return
  const reading = runOperation(adapter, 'getCapabilities', {
    network,
    provider: connector.getProvider(namespace),
    signal: signer.signal,
    parameters: { address },
  })
  const { permissions } = await abortable(reading.catch(ignoreFailure), signer.signal)
  const refusal = refusePermissions(request, readCapability(permissions))
  if (refusal) throw createError('PERMISSIONS_NOT_SUPPORTED', refusal)
}

const readCapability = (value: unknown): PermissionsCapability | undefined =>
  value === undefined ? undefined : v.parse(permissionsCapabilitySchema, value)

/** Ignores a failed report: the wallet decides about the grant itself. Rethrows rejections. */
function ignoreFailure(error: unknown): Readonly<Record<string, undefined>> {
  if (isUserRejected(error)) throw error
  return {}
}

export type PostToBackendParameters = {
  readonly path: string
  readonly body: unknown
  readonly signal?: AbortSignal | undefined
}

/** Reports to the backend. Any answer but an error is a success, with or without a JSON body. */
export async function postToBackend(
  config: Config,
  { path, body, signal }: PostToBackendParameters,
): Promise<void> {
  try {
    await askBackend(config, {
      service: 'blockchain',
      method: 'POST',
      path,
      body,
      schema: v.unknown(),
      signal,
    })
  } catch (error) {
    if (!isFoyerError(error, 'RESPONSE_INVALID')) throw error
  }
}
