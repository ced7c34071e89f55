import { isFoyerError, messageOf } from '@foyer/chains'
import {
  awaitPopup,
  type EmbeddedConnector,
  type PopupHost,
  type WindowProvider,
} from '@foyer/chains/embedded'
import { noteAction } from '../../core/actions.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import { readPlatform } from '../../core/page/platform.ts'
import { requireParameters, runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectReturnType } from '../../wallet/connect.ts'
import { askAgainOnline, connectEmbedded } from './askAgainOnline.ts'
import { createError, requireLoggedOut } from './requireEmbedded.ts'
import { setSocialLogin, type SocialLogin, socialLoginAtom } from './state.ts'

export type ConnectSocialParameters = {
  readonly provider: WindowProvider
  /**
   * Opened popup; `null` if the browser blocked it.
   *
   * @default one is opened, which must happen within a click
   */
  readonly popup?: PopupHost | null | undefined
  readonly signal?: AbortSignal | undefined
}
export type ConnectSocialReturnType = ConnectReturnType

/**
 * Logs in to the embedded wallet with a social account, in a popup of the provider, and connects it. Call it within a
 * click. Rejects with `POPUP_CLOSED` when the visitor closes the popup. In Telegram, which has no popups, the page
 * navigates to the provider, and connects on return.
 *
 * Also rejects with `UserRejectedError`, `CONNECTOR_NOT_FOUND`, `CONNECTOR_ALREADY_CONNECTED`, `CONNECT_FAILED`,
 * `LOAD_FAILED`, `MODAL_CLOSED`, `EMBEDDED_WALLET_MISSING`, `POPUP_BLOCKED`, `SOCIAL_FAILED`,
 * `SOCIAL_ORIGIN_INVALID`, `SOCIAL_REFUSED` or `SOCIAL_STATE_MISSING`.
 *
 * @example
 * ```ts
 * import { connectSocial } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare const button: HTMLButtonElement
 * button.onclick = () => connectSocial(config, { provider: 'google' })
 * ```
 */
export async function connectSocial(
  config: Config,
  parameters: ConnectSocialParameters,
): Promise<ConnectSocialReturnType> {
  const { provider, popup, signal } = requireParameters(config, 'connectSocial', parameters, 'provider')
  const internals = internalsOf(config)
  const connector = findLogin(config, popup)
  noteAction(config)
  internals.emit({ event: 'SOCIAL_LOGIN_STARTED', properties: { provider } })
  // Receives the alerts of the frame. Not awaited: the popup must open within the click.
  internals.engine.start().catch(internals.report)
  let own: SocialLogin = { status: 'window', provider }
  const note = (login: SocialLogin): void => setSocialLogin(internals, (own = login))
  try {
    const connections = await runProcess(internals, PROCESS, signal, async (running) => {
      note(own)
      if (readPlatform().isTelegram) return leave(connector, provider, running)
      const uri = await askProvider(connector, { provider, popup, signal: running })
      running.throwIfAborted()
      note({ status: 'account', provider })
      internals.emit({ event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
      const { embedded } = connector
      const { user } = embedded.getState()
      return connectEmbedded(config, connector, running, () => {
        // The result works once. After a login whose later request lost its answer, the frame knows the account.
        if (embedded.getState().user === user) embedded.acceptSocial({ provider, uri })
      }).finally(() => {
        // A connect that ended before it asked the frame has not used it: the next login is another one.
        embedded.acceptSocial(undefined)
      })
    })
    if (connections.length === 0) return connections
    note({ status: 'success', provider })
    internals.emit({ event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
    return connections
  } catch (cause) {
    const error = cause as Error
    emitFailure(internals, provider, error)
    // A newer login has replaced this one.
    if (internals.store.get(socialLoginAtom) === own) note(afterFailure(provider, error))
    throw error
  }
}

/** Embedded wallet for a login. A popup of the app is closed if there is none. */
function findLogin(config: Config, popup: PopupHost | null | undefined): EmbeddedConnector {
  try {
    return requireLoggedOut(config)
  } catch (error) {
    popup?.close()
    throw error
  }
}

/** One social login at a time: a newer one aborts it. */
const PROCESS = 'social'

/** Navigates to the provider; the page load on return connects. */
async function leave(
  { embedded }: EmbeddedConnector,
  provider: WindowProvider,
  signal: AbortSignal,
): Promise<ConnectReturnType> {
  await embedded.leaveForSocial({ provider, signal })
  return []
}

/** Opens the popup synchronously, and resolves with its result. */
function askProvider(
  { embedded }: EmbeddedConnector,
  {
    provider,
    popup = embedded.openPopup(),
    signal,
  }: ConnectSocialParameters & { readonly signal: AbortSignal },
): Promise<string> {
  if (!popup) throw createError('POPUP_BLOCKED')
  return awaitPopup({
    popup,
    signal,
    getUri: (limit) =>
      askAgainOnline((asking) => embedded.getSocialUri({ provider, signal: asking }), limit).catch(
        (cause: unknown) => {
          throw createError('SOCIAL_FAILED', undefined, { cause })
        },
      ),
  })
}

function emitFailure({ emit }: Internals, provider: WindowProvider, error: Error): void {
  if (isCancelled(error) || isFoyerError(error, 'POPUP_CLOSED'))
    return emit({ event: 'SOCIAL_LOGIN_CANCELED', properties: { provider } })
  emit({
    event: 'SOCIAL_LOGIN_ERROR',
    properties: { provider, message: messageOf(error) ?? 'unknown' },
  })
}

/** An abort is no failure, nor is a connect that ends with the modal. */
const isCancelled = (error: Error): boolean => !isFoyerError(error) || isFoyerError(error, 'MODAL_CLOSED')

function afterFailure(provider: WindowProvider, error: Error): SocialLogin {
  if (isCancelled(error)) return { status: 'idle' }
  if (isFoyerError(error, 'POPUP_BLOCKED')) return { status: 'blocked', provider, error }
  return { status: isFoyerError(error, 'POPUP_CLOSED') ? 'closed' : 'error', provider, error }
}
