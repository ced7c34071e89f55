import type { FoyerError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { requireEmailLogin } from './requireEmailLogin.ts'

export type ConfirmEmailUpdateParameters = {
  /** Whose code it is: `primary` of the old address, `secondary` of the new one. */
  readonly step: 'primary' | 'secondary'
  readonly otp: string
  readonly signal?: AbortSignal | undefined
}
/** The new address, once it is in use. */
export type ConfirmEmailUpdateReturnType = { readonly email: string | undefined }
export type ConfirmEmailUpdateErrorType = FoyerError<
  'EMBEDDED_WALLET_MISSING' | 'EMAIL_LOGIN_MISSING' | 'FRAME_REFUSED' | 'LOAD_FAILED'
>

/**
 * Gives a code that was mailed to change the address, see `requestEmailUpdate`. A code that is not taken can be given
 * again.
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
    await embedded.confirmPrimaryEmail({ otp, signal })
    return { email: undefined }
  }
  const email = await embedded.confirmSecondaryEmail({ otp, signal })
  internalsOf(config).emit({ event: 'EMAIL_EDIT_COMPLETE' })
  return { email }
}
