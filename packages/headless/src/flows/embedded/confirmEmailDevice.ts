import type { FoyerError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { requireEmbedded } from './requireEmbedded.ts'

export type ConfirmEmailDeviceParameters = { readonly signal?: AbortSignal | undefined }
export type ConfirmEmailDeviceErrorType = FoyerError<
  'EMBEDDED_WALLET_MISSING' | 'FRAME_LOAD_FAILED' | 'FRAME_REQUEST_TIMEOUT' | 'FRAME_REFUSED' | 'LOAD_FAILED'
>

/**
 * Waits until this device was let in, by the link that was mailed; a code is mailed next.
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
  await requireEmbedded(config).embedded.connectDevice({ signal })
  const { emit } = internalsOf(config)
  emit({ event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  emit({ event: 'EMAIL_VERIFICATION_CODE_SENT' })
}
