import type {
  ConfirmEmailDeviceParameters,
  ConfirmOtpParameters,
  ConfirmOtpReturnType,
} from '../flows/embedded/connectEmail.ts'
import type {
  RequestEmailUpdateParameters,
  RequestEmailUpdateReturnType,
  ConfirmEmailUpdateParameters,
  ConfirmEmailUpdateReturnType,
} from '../flows/embedded/emailUpdate.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import { type MutationParameters, type MutationResult, useAction } from './foyerMutation.ts'

export type UseConfirmEmailDeviceParameters = MutationParameters<void, ConfirmEmailDeviceParameters | void>
export type UseConfirmEmailDeviceReturnType = MutationResult<
  'confirmEmailDevice',
  void,
  ConfirmEmailDeviceParameters | void
>

/**
 * Waits until the owner of the email address approves this device by the emailed link; a one-time code is emailed next.
 *
 * @example
 * ```tsx
 * import { useConfirmEmailDevice } from '@foyer/headless'
 * export function Device() {
 *   const { confirmEmailDevice, isPending } = useConfirmEmailDevice()
 *   return (
 *     <button disabled={isPending} onClick={() => confirmEmailDevice()}>
 *       {isPending ? 'Open the link in your mail' : 'Register this device'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useConfirmEmailDevice(
  parameters: UseConfirmEmailDeviceParameters = {},
): UseConfirmEmailDeviceReturnType {
  return useAction(parameters, 'confirmEmailDevice', loadEmbeddedActions)
}

export type UseOtpParameters = MutationParameters<ConfirmOtpReturnType, ConfirmOtpParameters>
export type UseOtpReturnType = MutationResult<'confirmOtp', ConfirmOtpReturnType, ConfirmOtpParameters>

/**
 * Confirms the emailed one-time code, and connects the embedded wallet.
 *
 * @example
 * ```tsx
 * import { useOtp } from '@foyer/headless'
 * export function Code() {
 *   const { confirmOtp, isError } = useOtp()
 *   return (
 *     <input
 *       aria-invalid={isError}
 *       onChange={({ target }) => target.value.length === 6 && confirmOtp({ otp: target.value })}
 *     />
 *   )
 * }
 * ```
 */
export function useOtp(parameters: UseOtpParameters = {}): UseOtpReturnType {
  return useAction(parameters, 'confirmOtp', loadEmbeddedActions)
}

export type UseRequestEmailUpdateParameters = MutationParameters<
  RequestEmailUpdateReturnType,
  RequestEmailUpdateParameters
>
export type UseRequestEmailUpdateReturnType = MutationResult<
  'requestEmailUpdate',
  RequestEmailUpdateReturnType,
  RequestEmailUpdateParameters
>

/**
 * Starts changing the email of the embedded wallet: sends a one-time code. `data` tells whether it is for the current
 * or the new address.
 *
 * @example
 * ```tsx
 * import { useRequestEmailUpdate } from '@foyer/headless'
 * export function ChangeEmail({ email }: { email: string }) {
 *   const { requestEmailUpdate, data } = useRequestEmailUpdate()
 *   if (data === 'VERIFY_PRIMARY_OTP') return <p>A code was mailed to your current address</p>
 *   return <button onClick={() => requestEmailUpdate({ email })}>Change email</button>
 * }
 * ```
 */
export function useRequestEmailUpdate(
  parameters: UseRequestEmailUpdateParameters = {},
): UseRequestEmailUpdateReturnType {
  return useAction(parameters, 'requestEmailUpdate', loadEmbeddedActions)
}

export type UseConfirmEmailUpdateParameters = MutationParameters<
  ConfirmEmailUpdateReturnType,
  ConfirmEmailUpdateParameters
>
export type UseConfirmEmailUpdateReturnType = MutationResult<
  'confirmEmailUpdate',
  ConfirmEmailUpdateReturnType,
  ConfirmEmailUpdateParameters
>

/**
 * Confirms a one-time code of the current (`primary`) or the new (`secondary`) email address. After the second one the
 * new address is in use.
 *
 * @example
 * ```tsx
 * import { useConfirmEmailUpdate } from '@foyer/headless'
 * export function NewAddressCode({ otp }: { otp: string }) {
 *   const { confirmEmailUpdate, isSuccess } = useConfirmEmailUpdate()
 *   if (isSuccess) return <p>Email changed</p>
 *   return <button onClick={() => confirmEmailUpdate({ step: 'secondary', otp })}>Confirm</button>
 * }
 * ```
 */
export function useConfirmEmailUpdate(
  parameters: UseConfirmEmailUpdateParameters = {},
): UseConfirmEmailUpdateReturnType {
  return useAction(parameters, 'confirmEmailUpdate', loadEmbeddedActions)
}
