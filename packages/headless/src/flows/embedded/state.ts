import type { CaipNetwork } from '@foyer/chains'
import type { SocialProvider } from '@foyer/chains/embedded'
import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import { connectorsAtom, networkAtom, networksAtom } from '../../wallet/state.ts'

/** State of the social login: running, or the outcome of the last one. */
export type SocialLogin =
  | { readonly status: 'idle' }
  /** `window`: the popup is open. `account`: its result is turned into an account. */
  | { readonly status: 'window' | 'account' | 'success'; readonly provider: SocialProvider }
  /** `blocked`: the browser blocked the popup. `closed`: the visitor closed it. */
  | {
      readonly status: 'blocked' | 'closed' | 'error'
      readonly provider: SocialProvider
      readonly error: Error
    }

const socialStateAtom = atom<SocialLogin>({ status: 'idle' })

export const socialLoginAtom: Atom<SocialLogin> = socialStateAtom

export const setSocialLogin = ({ store }: Internals, login: SocialLogin): void =>
  store.set(socialStateAtom, login)

/** Network to switch to before a login: the current namespace has no embedded wallet, this one has. */
export const loginNetworkAtom: Atom<CaipNetwork | undefined> = atom((get) => {
  const served = get(connectorsAtom).find(({ type }) => type === 'AUTH')?.namespaces ?? []
  if (served.includes(get(networkAtom).chainNamespace)) return undefined
  return get(networksAtom).find(({ chainNamespace }) => served.includes(chainNamespace))
})
