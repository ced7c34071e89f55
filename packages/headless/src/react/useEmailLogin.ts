import type { CaipNetwork } from '@foyer/chains'
import type { ConnectEmailParameters, ConnectEmailReturnType } from '../flows/embedded/connectEmail.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import { loginNetworkAtom } from '../flows/embedded/state.ts'
import { type MutationParameters, type MutationResult, useAction } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'
import { useFeatures } from './useFeatures.ts'

export type UseEmailLoginParameters = MutationParameters<ConnectEmailReturnType, ConnectEmailParameters>
export type UseEmailLoginReturnType = MutationResult<
  'connectEmail',
  ConnectEmailReturnType,
  ConnectEmailParameters
> & {
  /** The app offers email login, see `useFeatures`. */
  readonly isAvailable: boolean
  /** Time at which the next one-time code can be sent, in milliseconds since 1970; `undefined` if now. */
  readonly retryAt: number | undefined
  /** Network to switch to first: the embedded wallet does not support the current namespace. */
  readonly network: CaipNetwork | undefined
}

/**
 * Logs in to the embedded wallet by email. `data` is the next step: `VERIFY_OTP` for `useOtp`, `VERIFY_DEVICE` for
 * `useConfirmEmailDevice`, or `CONNECT` if the wallet is connected.
 *
 * @example
 * ```tsx
 * import { useEmailLogin } from '@foyer/headless'
 * export function Email() {
 *   const { isAvailable, connectEmail, data, isPending } = useEmailLogin()
 *   if (!isAvailable) return null
 *   return (
 *     <button disabled={isPending} onClick={() => connectEmail({ email: 'mira@example.com' })}>
 *       {data === 'VERIFY_OTP' ? 'A code was mailed to you' : 'Send a code'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useEmailLogin(parameters: UseEmailLoginParameters = {}): UseEmailLoginReturnType {
  const config = useConfig(parameters)
  const { email: isAvailable } = useFeatures({ config })
  const { retryAt } = useEmbeddedWallet({ config })
  const network = useConfigAtom(config, loginNetworkAtom)
  const mutation = useAction(parameters, 'connectEmail', loadEmbeddedActions)
  return { ...mutation, isAvailable, retryAt, network }
}
