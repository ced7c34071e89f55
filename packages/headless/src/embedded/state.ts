import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../config/internals.ts'

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
