import type { SiwxSession } from '@foyer/chains/siwx'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { type GetSiwxReturnType, siwxAtom } from '../flows/siwx/getSiwx.ts'
import { loadSiwxActions } from '../flows/siwx/lazy.ts'

export type SiwxVerbs = {
  readonly signIn: () => void
  /** Resolves the session; `undefined` when it was declined, failed or cancelled. */
  readonly signInAsync: () => Promise<SiwxSession | undefined>
  /** Declines to sign in. */
  readonly cancel: () => void
  readonly signOut: () => void
  readonly signOutAsync: () => Promise<void>
}

const makeVerbs = (config: Config): SiwxVerbs => {
  const { report } = internalsOf(config)
  const signInAsync = async () => (await loadSiwxActions()).signIn(config)
  const signOutAsync = async () => (await loadSiwxActions()).signOut(config)
  return {
    signIn: () => void signInAsync().catch(report),
    signInAsync,
    cancel: () => void loadSiwxActions().then(({ cancelSignIn }) => cancelSignIn(config), report),
    signOut: () => void signOutAsync().catch(report),
    signOutAsync,
  }
}

/**
 * Signing in with the wallet: where the visitor stands, and the verbs.
 *
 * @example
 * ```tsx
 * import { useSiwx } from '@foyer/headless'
 * export function SignIn() {
 *   const { status, session, signIn, cancel } = useSiwx()
 *   if (session) return <p>{session.data.accountAddress}</p>
 *   return status === 'signing' ? <button onClick={cancel}>Cancel</button> : <button onClick={signIn}>Sign in</button>
 * }
 * ```
 */
export const useSiwx = (parameters: ConfigParameter = {}): GetSiwxReturnType & SiwxVerbs =>
  useConfigObject(useConfig(parameters), siwxAtom, makeVerbs)
