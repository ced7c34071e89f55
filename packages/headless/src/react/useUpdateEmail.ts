import type { UseMutationResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import type {
  ConfirmEmailUpdateParameters,
  ConfirmEmailUpdateReturnType,
  RequestEmailUpdateParameters,
} from '../flows/embedded/emailUpdate.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import type { EmailUpdateAction } from '@foyer/chains/embedded'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'

export type UseUpdateEmailReturnType = {
  /** Somebody is signed in by e-mail, so there is an address that can be changed. */
  readonly isAvailable: boolean
  /** The address in use. */
  readonly email: string | undefined
  /** When another code can be sent, in milliseconds since 1970; `undefined` when now. */
  readonly retryAt: number | undefined
  /** Sends a code for another address; `data` says whose is asked for first. */
  readonly request: UseMutationResult<EmailUpdateAction, Error, RequestEmailUpdateParameters>
  /** Gives a code. After that of the new address, that is in use. */
  readonly confirm: UseMutationResult<ConfirmEmailUpdateReturnType, Error, ConfirmEmailUpdateParameters>
}

/**
 * Changing the e-mail address of who is signed in to the embedded wallet: a code of the old address, where the site wants
 * one, then a code of the new address.
 *
 * @example
 * ```tsx
 * import { useUpdateEmail } from '@foyer/headless'
 * export function ChangeEmail() {
 *   const { isAvailable, request } = useUpdateEmail()
 *   if (!isAvailable) return null
 *   return <button onClick={() => request.mutate({ email: 'mira@example.org' })}>Change email</button>
 * }
 * ```
 */
export function useUpdateEmail(parameters: ConfigParameter = {}): UseUpdateEmailReturnType {
  const config = useConfig(parameters)
  const { user, retryAt } = useEmbeddedWallet({ config })
  const request = useFoyerMutation(config, async (variables: RequestEmailUpdateParameters) =>
    (await loadEmbeddedActions()).requestEmailUpdate(config, variables),
  )
  const confirm = useFoyerMutation(config, async (variables: ConfirmEmailUpdateParameters) =>
    (await loadEmbeddedActions()).confirmEmailUpdate(config, variables),
  )
  const isAvailable = user !== undefined && user.social === undefined
  return { isAvailable, email: user?.email, retryAt, request, confirm }
}
