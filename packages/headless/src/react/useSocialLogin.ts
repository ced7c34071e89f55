import type { CaipNetwork } from '@foyer/chains'
import type { SocialProvider } from '@foyer/chains/embedded'
import { useCallback } from 'react'
import { internalsOf, loadOnce } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import type { ConnectSocialParameters, ConnectSocialReturnType } from '../flows/embedded/connectSocial.ts'
import { loadEmbeddedActions } from '../flows/embedded/lazy.ts'
import { dropSocial, runSocial, startSocial } from '../flows/embedded/startSocial.ts'
import { loginNetworkAtom, type SocialLogin, socialLoginAtom } from '../flows/embedded/state.ts'
import {
  type MutationParameters,
  type MutationResult,
  loadMutations,
  useFoyerMutation,
} from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useFeatures } from './useFeatures.ts'

export type UseSocialLoginParameters = MutationParameters<ConnectSocialReturnType, ConnectSocialParameters>
export type UseSocialLoginReturnType = MutationResult<
  'connectSocial',
  ConnectSocialReturnType,
  ConnectSocialParameters
> & {
  /** Providers that the app offers, in its order; `farcaster` is for `useFarcasterLogin`. */
  readonly providers: readonly SocialProvider[]
  /** Social login of the page, started by any component: running, or the outcome of the last one. */
  readonly login: SocialLogin
  /** Network to switch to first: the embedded wallet does not support the current namespace. */
  readonly network: CaipNetwork | undefined
  /** Closes the window of the provider and stops waiting. */
  readonly cancel: () => void
}

/**
 * Signs in to the embedded wallet with an account of another provider (OAuth). `connectSocial` opens the provider's
 * window; call it within a click.
 *
 * @example
 * ```tsx
 * import { useSocialLogin } from '@foyer/headless'
 * export function Socials() {
 *   const { providers, connectSocial, isPending } = useSocialLogin()
 *   return providers.map((provider) =>
 *     provider === 'farcaster' ? null : (
 *       <button key={provider} disabled={isPending} onClick={() => connectSocial({ provider })}>
 *         Continue with {provider}
 *       </button>
 *     ),
 *   )
 * }
 * ```
 */
export function useSocialLogin(parameters: UseSocialLoginParameters = {}): UseSocialLoginReturnType {
  const config = useConfig(parameters)
  const { socials } = useFeatures({ config })
  const login = useConfigAtom(config, socialLoginAtom)
  const network = useConfigAtom(config, loginNetworkAtom)
  const mutation = useFoyerMutation(
    config,
    'connectSocial',
    (variables: ConnectSocialParameters) => runSocial(config, variables),
    { mutation: parameters.mutation, fill: openWindow },
  )
  const cancel = useCallback(() => {
    loadEmbeddedActions().then(({ cancelSocial }) => cancelSocial(config), internalsOf(config).report)
  }, [config])
  return { ...mutation, providers: socials || none, login, network, cancel }
}

const none: readonly SocialProvider[] = []

/** Opens the window within the click, as browsers require. The window closes if the code of mutations fails to load. */
const openWindow = (config: Config, variables: ConnectSocialParameters): ConnectSocialParameters => {
  const started = startSocial(config, variables)
  if (started !== variables)
    loadOnce(internalsOf(config), loadMutations).catch((error: Error) =>
      dropSocial(config, started, { status: 'error', provider: started.provider, error }),
    )
  return started
}
