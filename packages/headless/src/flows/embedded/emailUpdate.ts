import { isFoyerError } from '@foyer/chains'
import type { EmailUpdateAction } from '@foyer/chains/embedded'
import { internalsOf } from '../../core/internals.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { askAgainOnline } from './askAgainOnline.ts'
import { createError, requireEmailLogin } from './requireEmbedded.ts'

export type RequestEmailUpdateParameters = {
  /** New email. */
  readonly email: string
  readonly signal?: AbortSignal | undefined
}
/** Next one-time code: of the old address, or of the new one. */
export type RequestEmailUpdateReturnType = EmailUpdateAction

/**
 * Starts changing the email of the embedded wallet. `confirmEmailUpdate` continues.
 *
 * Rejects with `EMBEDDED_WALLET_MISSING`, `EMAIL_LOGIN_MISSING`, `EMAIL_INVALID`, `FRAME_REFUSED` or
 * `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { confirmEmailUpdate, requestEmailUpdate } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const next = await requestEmailUpdate(config, { email: 'mira@example.org' })
 * if (next === 'VERIFY_PRIMARY_OTP') await confirmEmailUpdate(config, { step: 'primary', otp: '123456' })
 * await confirmEmailUpdate(config, { step: 'secondary', otp: '123456' })
 * ```
 */
export async function requestEmailUpdate(
  config: Config,
  parameters: RequestEmailUpdateParameters,
): Promise<RequestEmailUpdateReturnType> {
  const { email, signal } = requireParameters(config, 'requestEmailUpdate', parameters, 'email')
  const { embedded } = requireEmailLogin(config)
  internalsOf(config).emit({ event: 'EMAIL_EDIT' })
  return askAgainOnline((asking) => embedded.updateEmail({ email, signal: asking }), signal)
}

export type ConfirmEmailUpdateParameters = {
  /** Address of the one-time code: `primary` is the old one, `secondary` the new one. */
  readonly step: 'primary' | 'secondary'
  readonly otp: string
  readonly signal?: AbortSignal | undefined
}
/** New email, once it is active. */
export type ConfirmEmailUpdateReturnType = { readonly email: string | undefined }

/**
 * Verifies a one-time code of an email change, see `requestEmailUpdate`. A wrong code can be corrected. If the network
 * lost the first answer and the frame refuses the repeated code, the first try may have been accepted: the email of the
 * login decides; where it cannot, this rejects with `EMAIL_CODE_UNCLEAR`.
 *
 * Also rejects with `EMBEDDED_WALLET_MISSING`, `EMAIL_LOGIN_MISSING`, `FRAME_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { confirmEmailUpdate } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { email } = await confirmEmailUpdate(config, { step: 'secondary', otp: '123456' })
 * ```
 */
export async function confirmEmailUpdate(
  config: Config,
  parameters: ConfirmEmailUpdateParameters,
): Promise<ConfirmEmailUpdateReturnType> {
  const { step, otp, signal } = requireParameters(config, 'confirmEmailUpdate', parameters, 'step', 'otp')
  const { embedded } = requireEmailLogin(config)
  const before = embedded.getState().user?.email
  let tries = 0
  try {
    const email = await askAgainOnline(async (asking) => {
      tries += 1
      if (step === 'secondary') return embedded.confirmSecondaryEmail({ otp, signal: asking })
      await embedded.confirmPrimaryEmail({ otp, signal: asking })
      return undefined
    }, signal)
    return completed(config, email)
  } catch (error) {
    signal?.throwIfAborted()
    // A one-time code works once: the first try may have been accepted although the network lost the answer.
    if (tries === 1 || !isFoyerError(error, 'FRAME_REFUSED')) throw error
    const read = (asking: AbortSignal): Promise<string | undefined> => embedded.readEmail({ signal: asking })
    const email = step === 'secondary' ? await askAgainOnline(read, signal).catch(() => undefined) : undefined
    signal?.throwIfAborted()
    if (email === undefined) throw createError('EMAIL_CODE_UNCLEAR', undefined, { cause: error })
    if (email === before) throw error
    return completed(config, email)
  }
}

/** Emits the end of an email change, when there is a new email after the second code. */
function completed(config: Config, email: string | undefined): ConfirmEmailUpdateReturnType {
  if (email !== undefined) internalsOf(config).emit({ event: 'EMAIL_EDIT_COMPLETE' })
  return { email }
}
