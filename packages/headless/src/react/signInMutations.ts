import type { SiwxSession } from '@foyer/chains/siwx'
import { loadSiwxActions } from '../flows/siwx/lazy.ts'
import type { SignInParameters } from '../flows/siwx/signIn.ts'
import { type MutationParameters, type MutationResult, useAction } from './foyerMutation.ts'

export type UseSignInParameters = MutationParameters<SiwxSession, SignInParameters | void>
export type UseSignInReturnType = MutationResult<'signIn', SiwxSession, SignInParameters | void>

/**
 * Signs in with the wallet (SIWE, CAIP-122). `data` is the session. `useSiwx` has the state of the sign-in, and the
 * `error` of the last one, of any caller.
 *
 * @example
 * ```tsx
 * import { useSignIn } from '@foyer/headless'
 * export function SignIn({ onSignedIn }: { onSignedIn: (address: string) => void }) {
 *   const { signIn, isPending } = useSignIn({
 *     mutation: { onSuccess: (session) => onSignedIn(session.data.accountAddress) },
 *   })
 *   return <button disabled={isPending} onClick={() => signIn()}>Sign in</button>
 * }
 * ```
 */
export function useSignIn(parameters: UseSignInParameters = {}): UseSignInReturnType {
  return useAction(parameters, 'signIn', loadSiwxActions)
}

export type UseSignOutParameters = MutationParameters<void, void>
export type UseSignOutReturnType = MutationResult<'signOut', void, void>

/**
 * Ends the sign-in session of the account in use.
 *
 * @example
 * ```tsx
 * import { useSignOut } from '@foyer/headless'
 * export function SignOut() {
 *   const { signOut, isPending } = useSignOut()
 *   return <button disabled={isPending} onClick={() => signOut()}>Sign out</button>
 * }
 * ```
 */
export function useSignOut(parameters: UseSignOutParameters = {}): UseSignOutReturnType {
  return useAction(parameters, 'signOut', loadSiwxActions)
}
