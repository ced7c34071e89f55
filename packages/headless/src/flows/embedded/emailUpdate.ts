import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { askAgainOnline } from './askAgainOnline.ts'
import { requireEmailLogin } from './requireEmbedded.ts'
import type { EmailUpdateAction } from '@foyer/chains/embedded'

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
  { email, signal }: RequestEmailUpdateParameters,
): Promise<RequestEmailUpdateReturnType> {
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
 * Verifies a one-time code of an email change, see `requestEmailUpdate`. A wrong code can be corrected.
 *
 * Rejects with `EMBEDDED_WALLET_MISSING`, `EMAIL_LOGIN_MISSING`, `FRAME_REFUSED` or `LOAD_FAILED`.
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
  { step, otp, signal }: ConfirmEmailUpdateParameters,
): Promise<ConfirmEmailUpdateReturnType> {
  const { embedded } = requireEmailLogin(config)
  if (step === 'primary') {
    await askAgainOnline((asking) => embedded.confirmPrimaryEmail({ otp, signal: asking }), signal)
    return { email: undefined }
  }
  const email = await askAgainOnline(
    (asking) => embedded.confirmSecondaryEmail({ otp, signal: asking }),
    signal,
  )
  internalsOf(config).emit({ event: 'EMAIL_EDIT_COMPLETE' })
  return { email }
}
