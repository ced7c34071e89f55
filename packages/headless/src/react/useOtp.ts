import type { UseMutationResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type { ConfirmOtpParameters, ConfirmOtpReturnType } from '../flows/embedded/connectEmail.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'

type Result = UseMutationResult<ConfirmOtpReturnType, Error, ConfirmOtpParameters>
export type UseOtpReturnType = Result & {
  readonly confirm: Result['mutate']
  readonly confirmAsync: Result['mutateAsync']
}

/**
 * Giving the code that was mailed, and connecting with it.
 *
 * @example
 * ```tsx
 * import { useOtp } from '@foyer/headless'
 * export function Code() {
 *   const { confirm, error } = useOtp()
 *   return <input aria-invalid={error !== null} onChange={({ target }) => target.value.length === 6 && confirm({ otp: target.value })} />
 * }
 * ```
 */
export function useOtp(parameters: ConfigParameter = {}): UseOtpReturnType {
  const config = useConfig(parameters)
  const mutation = useFoyerMutation(config, async (variables: ConfirmOtpParameters) =>
    (await loadEmbeddedActions()).confirmOtp(config, variables),
  )
  return { ...mutation, confirm: mutation.mutate, confirmAsync: mutation.mutateAsync }
}
