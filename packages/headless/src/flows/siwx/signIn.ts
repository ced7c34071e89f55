import { isAbort, isUserRejected, messageOf, parseCaipAddress } from '@foyer/chains'
import type { SiwxSession } from '@foyer/chains/siwx'
import type { Siwx, SiwxKey } from '../../core/contracts/siwx.ts'
import { internalsOf } from '../../core/internals.ts'
import { joinCall, runProcess, startCall } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { isSmartAccount, accountAtom, networkAtom } from '../../wallet/state.ts'
import { signMessage } from '../signing/sign.ts'
import { createError } from './errors.ts'
import { loadSiwx } from './loadSiwx.ts'
import { dispatchSiwx } from './reducer.ts'
import { siwxOutcomes, siwxStateAtom } from './state.ts'

export type SignInParameters = { readonly signal?: AbortSignal | undefined }

/**
 * Requests a sign-in of the current account on the current network; calls share a request that is under way. A wallet
 * that is on another network is asked to switch first.
 *
 * Rejects with `SIWX_NOT_ENABLED`, `NO_ACTIVE_ADDRESS`, `NO_ACTIVE_NETWORK`, with the error of the switch, the
 * signature or the verification, such as `UserRejectedError`, which is also a toast and the `error` of `getSiwx`, and
 * with the reason of the abort if it was cancelled or the account has changed.
 *
 * @example
 * ```ts
 * import { signIn } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const session = await signIn(config)
 * ```
 */
export async function signIn(config: Config, { signal }: SignInParameters = {}): Promise<SiwxSession> {
  const internals = internalsOf(config)
  const { store, processes } = internals
  const siwx = await loadSiwx(config)
  if (!siwx) {
    warnOfMissingSiwx()
    throw createError('SIWX_NOT_ENABLED')
  }
  if (!store.get(accountAtom).isConnected) throw createError('NO_ACTIVE_ADDRESS')
  const { key } = store.get(siwxStateAtom)
  if (!key) throw createError('NO_ACTIVE_NETWORK')
  const asked = `signIn:${key}`
  const isRunning = processes.get('signIn')?.signal.aborted === false
  const joined = isRunning ? joinCall<SiwxSession>(internals, asked, signal) : undefined
  return joined ?? startCall(internals, asked, signal, (own) => signInOnce(config, siwx, key, own))
}

/**
 * Signs in, unless signed in, for a caller that does not wait. Reports a failure, but not that the visitor cancelled or
 * declined.
 */
export async function startSignIn(config: Config): Promise<void> {
  const { store, report } = internalsOf(config)
  if (store.get(siwxStateAtom).status === 'signed-in') return
  await signIn(config).catch((error: unknown) => {
    if (!isAbort(error) && !isUserRejected(error)) report(error)
  })
}

/** `signIn` of `useSiwx` shows no error: without the option, a click would have no effect. */
function warnOfMissingSiwx(): void {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production')
      console.warn('[foyer] signIn needs siwx in the config: createConfig({ …, siwx: siwx() })')
  } catch {
    // Unbundled pages have no `process`.
  }
}

async function signInOnce(
  config: Config,
  siwx: Siwx,
  key: SiwxKey,
  signal: AbortSignal,
): Promise<SiwxSession> {
  const internals = internalsOf(config)
  const { store, emit } = internals
  dispatchSiwx(internals, { type: 'signing', key })
  const properties = { network: store.get(networkAtom).caipNetworkId, isSmartAccount: isSmartAccount(config) }
  try {
    const session = await runProcess(internals, 'signIn', signal, (own) => sign(config, siwx, key, own))
    dispatchSiwx(internals, { type: 'signed', key, session })
    siwxOutcomes.emit(config, { type: 'signed' })
    emit({ event: 'SIWX_AUTH_SUCCESS', properties })
    return session
  } catch (error) {
    // Cancelled with any reason, or the account has changed: not shown.
    const isCancelled = signal.aborted || isAbort(error)
    dispatchSiwx(internals, { type: 'failed', key, error: isCancelled ? undefined : (error as Error) })
    if (isCancelled) throw error
    siwxOutcomes.emit(config, { type: 'signFailed', error })
    emit({ event: 'SIWX_AUTH_ERROR', properties: { ...properties, message: messageOf(error) ?? 'unknown' } })
    throw error
  }
}

async function sign(config: Config, siwx: Siwx, key: SiwxKey, signal: AbortSignal): Promise<SiwxSession> {
  const { caipNetworkId: chainId, address: accountAddress } = parseCaipAddress(key)
  const { toString, ...data } = await siwx.createMessage({ chainId, accountAddress })
  const message = toString()
  signal.throwIfAborted()
  const signature = siwx.signMessage
    ? await siwx.signMessage({ chainId, accountAddress, message })
    : await signMessage(config, { message, account: key, signal })
  signal.throwIfAborted()
  const session: SiwxSession = { data, message, signature }
  await siwx.addSession(session)
  // Cancelled while the session was verified and stored. A newer sign-in of the account has taken its place.
  const { store, report } = internalsOf(config)
  const now = store.get(siwxStateAtom)
  const isReplaced = now.key === key && now.session !== undefined
  if (signal.aborted && !isReplaced) await siwx.revokeSession(chainId, accountAddress).catch(report)
  return session
}
