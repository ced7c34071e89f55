import type { CaipNetwork } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import type { SocialProvider } from '@foyer/chains/embedded'
import type { Internals } from '../../core/internals.ts'
import { connectorsAtom } from '../../wallet/state.ts'
import { networkAtom, networksAtom } from '../../wallet/networkState.ts'

/** The social login that is under way, or how the last one ended. */
export type SocialLogin =
  | { readonly status: 'idle' }
  /** `window`: its owner is in the provider's window. `account`: what it brought back is turned into an account. */
  | { readonly status: 'window' | 'account' | 'success'; readonly provider: SocialProvider }
  /** `blocked`: the browser opened no window. `closed`: its owner closed it. */
  | {
      readonly status: 'blocked' | 'closed' | 'error'
      readonly provider: SocialProvider
      readonly error: Error
    }

const socialStateAtom = atom<SocialLogin>({ status: 'idle' })

export const socialLoginAtom: Atom<SocialLogin> = socialStateAtom

export const setSocialLogin = ({ store }: Internals, login: SocialLogin): void =>
  store.set(socialStateAtom, login)

/** Where to go before signing in: the family in use has no embedded wallet, this one has. */
export const loginNetworkAtom: Atom<CaipNetwork | undefined> = atom((get) => {
  const served = get(connectorsAtom).find(({ type }) => type === 'AUTH')?.namespaces ?? []
  if (served.includes(get(networkAtom).chainNamespace)) return undefined
  return get(networksAtom).find(({ chainNamespace }) => served.includes(chainNamespace))
})
