import { loadOpeningActions } from '../modal/lazy.ts'
import type { UpdateEmailReturnType } from '../modal/updateEmail.ts'
import { type MutationParameters, type MutationResult, useAction } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'

export type UseUpdateEmailParameters = MutationParameters<UpdateEmailReturnType, void>
export type UseUpdateEmailReturnType = MutationResult<'updateEmail', UpdateEmailReturnType, void> & {
  /** True if the visitor is signed in by email; otherwise there is no address to change. */
  readonly isAvailable: boolean
  /** The current address. */
  readonly email: string | undefined
  /** Time at which the next one-time code can be sent, in milliseconds since 1970; `undefined` if now. */
  readonly retryAt: number | undefined
}

/**
 * Changes the email address of the embedded wallet in the modal. Without the modal, `useRequestEmailUpdate` mails the
 * one-time codes and `useConfirmEmailUpdate` confirms them.
 *
 * @example
 * ```tsx
 * import { useUpdateEmail } from '@foyer/headless'
 * export function ChangeEmail() {
 *   const { isAvailable, email, updateEmail } = useUpdateEmail()
 *   if (!isAvailable) return null
 *   return <button onClick={() => updateEmail()}>Change {email}</button>
 * }
 * ```
 */
export function useUpdateEmail(parameters: UseUpdateEmailParameters = {}): UseUpdateEmailReturnType {
  const config = useConfig(parameters)
  const { user, retryAt } = useEmbeddedWallet({ config })
  const mutation = useAction(parameters, 'updateEmail', loadOpeningActions)
  const isAvailable = user !== undefined && user.social === undefined
  return { ...mutation, isAvailable, email: user?.email, retryAt }
}
