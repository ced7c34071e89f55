import { isFoyerError, messageOf } from '@foyer/chains'
import { noteAction } from '../../core/actions.ts'
import { internalsOf } from '../../core/internals.ts'
import { runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectReturnType } from '../../wallet/connect.ts'
import { askAgainOnline, connectEmbedded } from './askAgainOnline.ts'
import { createError, requireLoggedOut } from './requireEmbedded.ts'

export type ConnectFarcasterParameters = {
  /** Called after the approval, before the account is requested. */
  readonly onApproved?: (() => void) | undefined
  readonly signal?: AbortSignal | undefined
}
export type ConnectFarcasterReturnType = ConnectReturnType

/**
 * Logs in to the embedded wallet with Farcaster, and connects it: the visitor scans the QR code of `farcasterUrl`, or
 * opens it on a phone, and approves in the app, within two minutes.
 *
 * Rejects with `UserRejectedError`, `CONNECTOR_NOT_FOUND`, `CONNECTOR_ALREADY_CONNECTED`, `CONNECT_FAILED`,
 * `LOAD_FAILED`, `MODAL_CLOSED`, `EMBEDDED_WALLET_MISSING` or `FARCASTER_FAILED`.
 *
 * @example
 * ```ts
 * import { connectFarcaster } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const controller = new AbortController()
 * await connectFarcaster(config, { signal: controller.signal })
 * ```
 */
export async function connectFarcaster(
  config: Config,
  { signal, onApproved }: ConnectFarcasterParameters = {},
): Promise<ConnectFarcasterReturnType> {
  const internals = internalsOf(config)
  const { emit } = internals
  const connector = requireLoggedOut(config)
  const properties = { provider: 'farcaster' } as const
  noteAction(config)
  emit({ event: 'SOCIAL_LOGIN_STARTED', properties })
  try {
    const connections = await runProcess(internals, 'farcaster', signal, async (running) => {
      // Receives the alerts of the frame.
      await internals.engine.start()
      let isRepeated = false
      const ask = (asking: AbortSignal): Promise<void> => {
        const approved = connector.embedded.connectFarcaster({ signal: asking, isRepeated })
        isRepeated = true
        return approved
      }
      await askAgainOnline(ask, running).catch((cause: unknown) => {
        throw createError('FARCASTER_FAILED', undefined, { cause })
      })
      running.throwIfAborted()
      onApproved?.()
      emit({ event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties })
      return connectEmbedded(config, connector, running)
    })
    emit({ event: 'SOCIAL_LOGIN_SUCCESS', properties })
    return connections
  } catch (error) {
    // A connect that ends with the modal is cancelled.
    if (isFoyerError(error) && !isFoyerError(error, 'MODAL_CLOSED')) {
      const message = messageOf(error) ?? 'unknown'
      emit({ event: 'SOCIAL_LOGIN_ERROR', properties: { ...properties, message } })
    } else if (!internals.processes.has('farcaster')) emit({ event: 'SOCIAL_LOGIN_CANCELED', properties })
    throw error
  }
}
