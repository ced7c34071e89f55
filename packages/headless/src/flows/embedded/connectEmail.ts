import { isFoyerError, messageOf } from '@foyer/chains'
import type { EmailAction } from '@foyer/chains/embedded'
import { noteAction } from '../../core/actions.ts'
import { internalsOf } from '../../core/internals.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectReturnType } from '../../wallet/connect.ts'
import { askAgainOnline, connectEmbedded } from './askAgainOnline.ts'
import { requireEmbedded, requireLoggedOut } from './requireEmbedded.ts'

export type ConnectEmailParameters = { readonly email: string; readonly signal?: AbortSignal | undefined }
/** Next step: a one-time code, the approval of this device, or connected. */
export type ConnectEmailReturnType = EmailAction

/**
 * Starts a login to the embedded wallet by email. A user known to the frame is connected at once. Rejects with
 * `EMAIL_TOO_SOON` within 30 s of the last one-time code.
 *
 * Also rejects with `EMBEDDED_WALLET_MISSING`, `CONNECTOR_ALREADY_CONNECTED`, `EMAIL_INVALID`, `PROJECT_ID_MISSING`,
 * `FRAME_LOAD_FAILED`, `FRAME_REQUEST_TIMEOUT`, `FRAME_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { confirmOtp, connectEmail } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const next = await connectEmail(config, { email: 'mira@example.com' })
 * if (next === 'VERIFY_OTP') await confirmOtp(config, { otp: '123456' })
 * ```
 */
export async function connectEmail(
  config: Config,
  parameters: ConnectEmailParameters,
): Promise<ConnectEmailReturnType> {
  const { email, signal } = requireParameters(config, 'connectEmail', parameters, 'email')
  const connector = requireLoggedOut(config, email)
  const { emit, engine } = internalsOf(config)
  noteAction(config)
  emit({ event: 'EMAIL_SUBMITTED' })
  // Receives the alerts of the frame.
  await engine.start()
  const action = await askAgainOnline(
    (asking) => connector.embedded.connectEmail({ email, signal: asking }),
    signal,
  )
  if (action === 'VERIFY_OTP') emit({ event: 'EMAIL_VERIFICATION_CODE_SENT' })
  if (action === 'CONNECT') await connectEmbedded(config, connector, signal)
  return action
}

export type ConfirmOtpParameters = { readonly otp: string; readonly signal?: AbortSignal | undefined }
export type ConfirmOtpReturnType = ConnectReturnType

/**
 * Verifies a one-time code and connects the embedded wallet. A wrong code can be corrected.
 *
 * Rejects with `EMBEDDED_WALLET_MISSING`, `FRAME_LOAD_FAILED`, `FRAME_REQUEST_TIMEOUT`, `FRAME_REFUSED`,
 * `CONNECT_FAILED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { confirmOtp } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await confirmOtp(config, { otp: '123456' })
 * ```
 */
export async function confirmOtp(
  config: Config,
  parameters: ConfirmOtpParameters,
): Promise<ConfirmOtpReturnType> {
  const { otp, signal } = requireParameters(config, 'confirmOtp', parameters, 'otp')
  const connector = requireEmbedded(config)
  const { emit } = internalsOf(config)
  let tries = 0
  try {
    await askAgainOnline((asking) => {
      tries += 1
      return connector.embedded.connectOtp({ otp, signal: asking })
    }, signal)
  } catch (error) {
    signal?.throwIfAborted()
    // A one-time code works once: the first try may have logged in although the network lost the answer.
    const connected =
      tries > 1 && isFoyerError(error, 'FRAME_REFUSED')
        ? await connectEmbedded(config, connector, signal).catch(() => undefined)
        : undefined
    if (connected) {
      emit({ event: 'EMAIL_VERIFICATION_CODE_PASS' })
      return connected
    }
    signal?.throwIfAborted()
    const message = messageOf(error) ?? 'unknown'
    emit({ event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
    throw error
  }
  emit({ event: 'EMAIL_VERIFICATION_CODE_PASS' })
  return connectEmbedded(config, connector, signal)
}

export type ConfirmEmailDeviceParameters = { readonly signal?: AbortSignal | undefined }

/**
 * Waits until this device is approved by the emailed link; a one-time code is sent next.
 *
 * Rejects with `EMBEDDED_WALLET_MISSING`, `FRAME_LOAD_FAILED`, `FRAME_REQUEST_TIMEOUT`, `FRAME_REFUSED` or
 * `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { confirmEmailDevice } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await confirmEmailDevice(config)
 * ```
 */
export async function confirmEmailDevice(
  config: Config,
  { signal }: ConfirmEmailDeviceParameters = {},
): Promise<void> {
  const { embedded } = requireEmbedded(config)
  await askAgainOnline((asking) => embedded.connectDevice({ signal: asking }), signal)
  const { emit } = internalsOf(config)
  emit({ event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  emit({ event: 'EMAIL_VERIFICATION_CODE_SENT' })
}
