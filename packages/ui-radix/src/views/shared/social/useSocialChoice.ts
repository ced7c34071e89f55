import { type SocialProvider, useConnections, useModalRouter, useSocialLogin } from '@foyer/headless'
import { useShell } from '../../../modal/ShellContext.ts'

/** Handles a click on a social login: opens its popup at once, and the view that waits for it. */
export function useSocialChoice(): {
  readonly providers: readonly SocialProvider[]
  /** The visitor is signed in to the embedded wallet already. */
  readonly isInUse: boolean
  readonly choose: (provider: SocialProvider) => void
  readonly prepare: (provider: SocialProvider) => void
} {
  const { providers, network, connectSocial } = useSocialLogin()
  const { push } = useModalRouter()
  const { preload } = useShell()
  const isInUse = useConnections().some(({ connector }) => connector.type === 'AUTH')
  return {
    providers,
    isInUse,
    choose(provider) {
      if (network) return push('SwitchNetwork', { network })
      if (provider === 'farcaster') return push('ConnectingFarcaster')
      connectSocial({ provider })
      push('ConnectingSocial', { provider })
    },
    prepare: (provider) => preload(provider === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial'),
  }
}
