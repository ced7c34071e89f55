import type { CaipNetwork } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../config/internals.ts'
import { connectorsAtom } from '../connection/state.ts'
import { networkAtom, networksAtom } from '../network/state.ts'

export type Approvals = {
  /** Requests that wait for their owner. */
  readonly waiting: number
  /** The modal was opened for them. */
  readonly isOpenedForIt: boolean
}

const approvalsStateAtom = atom<Approvals>({ waiting: 0, isOpenedForIt: false })

/** What the embedded wallet asks its owner for. */
export const approvalsAtom: Atom<Approvals> = approvalsStateAtom

export const setApprovals = ({ store }: Internals, approvals: Approvals): void =>
  store.set(approvalsStateAtom, approvals)

/** Where to go before signing in: the family in use has no embedded wallet, this one has. */
export const loginNetworkAtom: Atom<CaipNetwork | undefined> = atom((get) => {
  const served = get(connectorsAtom).find(({ type }) => type === 'AUTH')?.namespaces ?? []
  if (served.includes(get(networkAtom).chainNamespace)) return undefined
  return get(networksAtom).find(({ chainNamespace }) => served.includes(chainNamespace))
})
