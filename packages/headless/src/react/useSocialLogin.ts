import type { CaipNetwork } from '@foyer/chains'
import type { UseMutationResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SocialProvider, WindowProvider } from '@foyer/chains/embedded'
import { useFeatures } from './useFeatures.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import type { ConnectSocialParameters, ConnectSocialReturnType } from '../flows/embedded/connectSocial.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import { runSocial, startSocial } from '../flows/embedded/startSocial.ts'
import { loginNetworkAtom, socialLoginAtom, type SocialLogin } from '../flows/embedded/state.ts'

export type UseSocialLoginReturnType = {
  /** The providers that the app offers here, in its order; `farcaster` is for `useFarcasterLogin`. */
  readonly providers: readonly SocialProvider[]
  /** The login that is under way, or how the last one ended. */
  readonly login: SocialLogin
  /** Where to go first: the family in use has no embedded wallet, this network's has. */
  readonly network: CaipNetwork | undefined
  /** Opens the provider's window, and connects with what it comes back with. Call it within a click. */
  readonly start: (provider: WindowProvider) => void
  /** Gives up, and closes the window. */
  readonly cancel: () => void
  /** What `start` has set going. */
  readonly mutation: UseMutationResult<ConnectSocialReturnType, Error, ConnectSocialParameters>
}

/**
 * Signing in to the embedded wallet with an account of somewhere else, in a window of the provider.
 *
 * @example
 * ```tsx
 * import { useSocialLogin } from '@foyer/headless'
 * export function Socials() {
 *   const { providers, start, login } = useSocialLogin()
 *   return providers.map((provider) =>
 *     provider === 'farcaster' ? null : (
 *       <button key={provider} disabled={login.status === 'window'} onClick={() => start(provider)}>
 *         Continue with {provider}
 *       </button>
 *     ),
 *   )
 * }
 * ```
 */
export function useSocialLogin(parameters: ConfigParameter = {}): UseSocialLoginReturnType {
  const config = useConfig(parameters)
  const { socials } = useFeatures({ config })
  const login = useConfigAtom(config, socialLoginAtom)
  const network = useConfigAtom(config, loginNetworkAtom)
  const mutation = useFoyerMutation(config, (variables: ConnectSocialParameters) =>
    runSocial(config, variables),
  )
  const { mutate } = mutation
  const verbs = useMemo(() => makeVerbs(config, mutate), [config, mutate])
  return { providers: socials || none, login, network, mutation, ...verbs }
}

const none: readonly SocialProvider[] = []

const makeVerbs = (
  config: Config,
  mutate: (variables: ConnectSocialParameters) => void,
): Pick<UseSocialLoginReturnType, 'start' | 'cancel'> => ({
  start: (provider) => mutate(startSocial(config, provider)),
  cancel: () =>
    void loadEmbeddedActions().then(({ cancelSocial }) => cancelSocial(config), internalsOf(config).report),
})
