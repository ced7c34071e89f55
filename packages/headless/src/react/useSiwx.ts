import { internalsOf } from '../core/internals.ts'
import { failures } from '../core/problems/problems.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { type GetSiwxReturnType, siwxAtom } from '../flows/siwx/getSiwx.ts'
import { loadSiwxActions } from '../flows/siwx/lazy.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

export type SiwxVerbs = {
  /** Requests a sign-in. Does nothing when signed in: a second click may come before the button is gone. */
  readonly signIn: () => void
  /** Declines to sign in. */
  readonly cancel: () => void
  /** Removes the session. If signing in is required, the wallet is disconnected too. */
  readonly signOut: () => void
}

const makeVerbs = (config: Config): SiwxVerbs => {
  const { report } = internalsOf(config)
  type Actions = Awaited<ReturnType<typeof loadSiwxActions>>
  // The click would have no visible effect: the visitor gets a toast.
  const fail = (error: unknown): void => failures.emit(config, error as Error)
  const run = (call: (actions: Actions) => unknown): void =>
    void loadSiwxActions().then((actions) => Promise.resolve(call(actions)).catch(report), fail)
  return {
    signIn: () => run(({ startSignIn }) => startSignIn(config)),
    cancel: () => run(({ cancelSignIn }) => cancelSignIn(config)),
    signOut: () =>
      run(({ signOut }) =>
        signOut(config).catch((error: unknown) => {
          report(error)
          fail(error)
        }),
      ),
  }
}

/**
 * The sign-in with the wallet (SIWE, CAIP-122) and functions for it. For the outcome of a single call use `useSignIn`
 * and `useSignOut`, which are mutations.
 *
 * @example
 * ```tsx
 * import { useSiwx } from '@foyer/headless'
 * export function SignIn() {
 *   const { status, session, error, signIn, cancel } = useSiwx()
 *   if (session) return <p>{session.data.accountAddress}</p>
 *   if (status === 'signing') return <button onClick={cancel}>Cancel</button>
 *   return <button onClick={signIn}>{error ? `${error.message}. Try again` : 'Sign in'}</button>
 * }
 * ```
 */
export const useSiwx = (parameters: ConfigParameter = {}): GetSiwxReturnType & SiwxVerbs =>
  useConfigObject(useConfig(parameters), siwxAtom, makeVerbs)
