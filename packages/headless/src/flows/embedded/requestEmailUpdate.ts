import type { FoyerError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { requireEmailLogin } from './requireEmailLogin.ts'
import type { EmailUpdateAction } from '@foyer/chains/embedded'

export type RequestEmailUpdateParameters = {
  /** The new address. */
  readonly email: string
  readonly signal?: AbortSignal | undefined
}
/** Which code is asked for next: of the old address first, or of the new one at once. */
export type RequestEmailUpdateReturnType = EmailUpdateAction
export type RequestEmailUpdateErrorType = FoyerError<
  'EMBEDDED_WALLET_MISSING' | 'EMAIL_LOGIN_MISSING' | 'EMAIL_INVALID' | 'FRAME_REFUSED' | 'LOAD_FAILED'
>

/**
 * Begins to change the e-mail address of who is signed in to the embedded wallet. `confirmEmailUpdate` goes on.
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
  return embedded.updateEmail({ email, signal })
}
