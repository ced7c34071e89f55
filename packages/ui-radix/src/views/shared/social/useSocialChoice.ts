import {
  type RouteName,
  type Routes,
  type SocialProvider,
  useConnections,
  useModalRouter,
  useSocialLogin,
} from '@foyer/headless'
import { useShell } from '../../../modal/ShellContext.ts'

/** Handles a click on a social login: opens its popup at once, and the view that waits for it. */
export function useSocialChoice(): {
  readonly providers: readonly SocialProvider[]
  /** The visitor is signed in to the embedded wallet already. */
  readonly isInUse: boolean
  /** Route after the login. */
  readonly redirectView: RouteName | undefined
  readonly choose: (provider: SocialProvider) => void
  readonly prepare: (provider: SocialProvider) => void
} {
  const { providers, network, connectSocial } = useSocialLogin()
  const { push, data } = useModalRouter()
  // All views with these logins have this data.
  const { redirectView } = (data ?? {}) as NonNullable<Routes['ConnectSocials']>
  const { preload } = useShell()
  const isInUse = useConnections().some(({ connector }) => connector.type === 'AUTH')
  return {
    providers,
    isInUse,
    redirectView,
    choose(provider) {
      if (network) return push('SwitchNetwork', { network, redirectView })
      if (provider === 'farcaster') return push('ConnectingFarcaster', { redirectView })
      connectSocial({ provider })
      push('ConnectingSocial', { provider, redirectView })
    },
    prepare: (provider) => preload(provider === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial'),
  }
}
