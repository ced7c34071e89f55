import { type FoyerError, messageOf } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { connect, type ConnectReturnType } from '../../wallet/connection/connect.ts'
import { requireEmbedded } from './requireEmbedded.ts'

export type ConfirmOtpParameters = { readonly otp: string; readonly signal?: AbortSignal | undefined }
export type ConfirmOtpReturnType = ConnectReturnType
export type ConfirmOtpErrorType = FoyerError<
  | 'EMBEDDED_WALLET_MISSING'
  | 'FRAME_LOAD_FAILED'
  | 'FRAME_REQUEST_TIMEOUT'
  | 'FRAME_REFUSED'
  | 'CONNECT_FAILED'
  | 'LOAD_FAILED'
>

/**
 * Gives the code that was mailed, and connects the embedded wallet with it. A code that is not taken can be given again.
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
  { otp, signal }: ConfirmOtpParameters,
): Promise<ConfirmOtpReturnType> {
  const connector = requireEmbedded(config)
  const { emit } = internalsOf(config)
  try {
    await connector.embedded.connectOtp({ otp, signal })
  } catch (error) {
    signal?.throwIfAborted()
    const message = messageOf(error) ?? 'unknown'
    emit({ event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
    throw error
  }
  emit({ event: 'EMAIL_VERIFICATION_CODE_PASS' })
  return connect(config, { connector: connector.uid, signal })
}
