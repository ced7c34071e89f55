import type { CaipNetwork } from '@foyer/chains'
import type { UseMutationResult } from '@tanstack/react-query'
import { useFeatures } from './useFeatures.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import type { ConnectEmailParameters, ConfirmEmailDeviceParameters } from '../flows/embedded/connectEmail.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import { loginNetworkAtom } from '../flows/embedded/state.ts'
import type { EmailAction } from '@foyer/chains/embedded'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'

export type UseEmailLoginReturnType = {
  /** The app offers e-mail login here, see `useFeatures`. */
  readonly isAvailable: boolean
  /** When the next code can be sent, in milliseconds since 1970; `undefined` when now. */
  readonly retryAt: number | undefined
  /** Where to go first: the family in use has no embedded wallet, this network's has. */
  readonly network: CaipNetwork | undefined
  /** Sends a code to an address; `data` says what comes next. */
  readonly login: UseMutationResult<EmailAction, Error, ConnectEmailParameters>
  /** Waits until the owner of the address lets this device in. */
  readonly device: UseMutationResult<void, Error, ConfirmEmailDeviceParameters>
}

/**
 * Signing in to the embedded wallet with an e-mail address. The code that is mailed goes to `useOtp`.
 *
 * @example
 * ```tsx
 * import { useEmailLogin } from '@foyer/headless'
 * export function Email() {
 *   const { isAvailable, login } = useEmailLogin()
 *   if (!isAvailable) return null
 *   return (
 *     <button disabled={login.isPending} onClick={() => login.mutate({ email: 'mira@example.com' })}>
 *       {login.data === 'VERIFY_OTP' ? 'Look into your mail' : 'Send a code'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useEmailLogin(parameters: ConfigParameter = {}): UseEmailLoginReturnType {
  const config = useConfig(parameters)
  const { email: isAvailable } = useFeatures({ config })
  const { retryAt } = useEmbeddedWallet({ config })
  const login = useFoyerMutation(config, async (variables: ConnectEmailParameters) =>
    (await loadEmbeddedActions()).connectEmail(config, variables),
  )
  const device = useFoyerMutation(config, async (variables: ConfirmEmailDeviceParameters) =>
    (await loadEmbeddedActions()).confirmEmailDevice(config, variables),
  )
  const network = useConfigAtom(config, loginNetworkAtom)
  return { isAvailable, retryAt, network, login, device }
}
