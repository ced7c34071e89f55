import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import type { UnfinishedRequest } from './unfinishedRules.ts'

const storedAtom = atom<readonly UnfinishedRequest[]>([])
/** Ids of requests that this page is waiting for. */
const waitingAtom = atom<readonly string[]>([])

/** Stored requests that this page is not waiting for, the newest first. */
export const unfinishedRequestsAtom: Atom<readonly UnfinishedRequest[]> = atom((get) => {
  const waiting = get(waitingAtom)
  return get(storedAtom).filter(({ id }) => !waiting.includes(id))
})

export const setStoredRequests = (
  { store }: Pick<Internals, 'store'>,
  requests: readonly UnfinishedRequest[],
): void => store.set(storedAtom, requests)

export const setWaiting = ({ store }: Pick<Internals, 'store'>, id: string, isWaiting: boolean): void =>
  store.set(waitingAtom, (ids) => (isWaiting ? [...ids, id] : ids.filter((other) => other !== id)))
