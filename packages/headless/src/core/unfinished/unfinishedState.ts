import { load } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { stable } from '../atoms.ts'
import { type Internals, internalsOf } from '../internals.ts'
import type { Config } from '../types.ts'
import type { UnfinishedRequest } from './unfinishedRequests.ts'

/**
 * Storage keys of unfinished requests to connected wallets, of the last unfinished connect, and of sent transactions
 * without an outcome (R52).
 */
export const UNFINISHED_KEY = '@foyer/unfinished_requests'
export const UNFINISHED_CONNECT_KEY = '@foyer/unfinished_connect'
export const PENDING_KEY = '@foyer/pending_transactions'
const keys: readonly string[] = [UNFINISHED_KEY, UNFINISHED_CONNECT_KEY]

const storedAtom = atom<readonly UnfinishedRequest[]>([])
const waitingStateAtom = atom<readonly string[]>([])
/** Ids of requests for whose answer this page waits. */
export const waitingAtom: Atom<readonly string[]> = waitingStateAtom

/** Stored requests for whose answer this page does not wait, the newest first. */
export const unfinishedRequestsAtom: Atom<readonly UnfinishedRequest[]> = /* @__PURE__ */ stable(
  atom((get) => {
    const waiting = get(waitingAtom)
    return get(storedAtom).filter(({ id }) => !waiting.includes(id))
  }),
)

export const setStoredRequests = (
  { store }: Pick<Internals, 'store'>,
  requests: readonly UnfinishedRequest[],
): void => store.set(storedAtom, requests)

export const setWaiting = ({ store }: Pick<Internals, 'store'>, id: string, isWaiting: boolean): void =>
  store.set(waitingStateAtom, (ids) => (isWaiting ? [...ids, id] : ids.filter((other) => other !== id)))

/**
 * Stores the connect that a wallet is asked for; small, because the first click loads this code. Returns a function
 * that removes the entry unless another connect has replaced it.
 */
export function noteConnect(
  internals: Pick<Internals, 'store' | 'storage' | 'timers'>,
  connect: Pick<UnfinishedRequest, 'name' | 'caipNetworkId'>,
): () => void {
  const { store, storage, timers } = internals
  const askedAt = timers.now()
  const id = `connect-${askedAt}-${Math.random().toString(36).slice(2)}`
  const value = JSON.stringify({ ...connect, id, kind: 'connect', operation: 'connect', askedAt })
  setWaiting(internals, id, true)
  storage.setItem(UNFINISHED_CONNECT_KEY, value)
  // The new connect replaces the stored one, and only other tabs receive a storage event.
  store.set(storedAtom, (all) => all.filter(({ kind }) => kind !== 'connect'))
  return () => {
    if (storage.getItem(UNFINISHED_CONNECT_KEY) === value) storage.removeItem(UNFINISHED_CONNECT_KEY)
    store.set(storedAtom, (all) => all.filter((other) => other.id !== id))
    setWaiting(internals, id, false)
  }
}

/** Calls the listener when another tab changes the stored requests. Returns the unsubscribe function. */
export const onStored = ({ storage }: Pick<Internals, 'storage'>, listener: () => void): (() => void) => {
  const stop = storage.subscribe?.((key) => {
    if (key === null || keys.includes(key)) listener()
  })
  return () => stop?.()
}

/** Loads the code that stores requests. */
export const loadUnfinished = (): Promise<typeof import('./unfinishedRequests.ts')> =>
  load(() => import('./unfinishedRequests.ts'))

/** Like `followUnfinishedRequests`, but loads the code only if a request is stored. */
export function followStored(config: Config): () => void {
  void readStored(config)
  return onStored(internalsOf(config), () => void readStored(config))
}

/** Lists the stored requests, and loads the code only if there are any; resolves with whether there are. */
export async function readStored(config: Config): Promise<boolean> {
  const internals = internalsOf(config)
  // A full storage may lack a listed request.
  const isListed = internals.store.get(storedAtom).length > 0
  if (!isListed && keys.every((key) => internals.storage.getItem(key) === null)) return false
  await loadUnfinished().then(({ refreshUnfinished }) => refreshUnfinished(internals), internals.report)
  return true
}
