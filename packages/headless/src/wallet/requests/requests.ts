import { type Atom, atom } from 'jotai/vanilla'
import { type Internals, internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import {
  noRequests,
  reduceRequests,
  type RequestEvent,
  type RequestsState,
  type Reviewed,
} from './reducer.ts'

/** Reviewed requests of one flow. A definition at module level; the state is in the store of a config. */
export type Requests<review extends Reviewed> = {
  /** Flow that the requests belong to. */
  readonly name: string
  readonly atom: Atom<RequestsState<review>>
  readonly dispatch: (internals: Internals, event: RequestEvent<review>) => void
}

/** Defines the requests of a flow. */
export function createRequests<review extends Reviewed>(name: string): Requests<review> {
  const stateAtom = atom<RequestsState<review>>(noRequests)
  return {
    name,
    atom: stateAtom,
    dispatch: ({ store }, event) => store.set(stateAtom, reduceRequests(store.get(stateAtom), event)),
  }
}

/** Freezes a review under an id of its own, and shows it in the place of the one before. */
export function showReview<review extends Reviewed>(
  config: Config,
  { name, atom: state, dispatch }: Requests<review>,
  draft: Omit<review, 'id'>,
  /** `prepared`: the visitor has to accept it first. */
  status: 'prepared' | 'reviewed' = 'reviewed',
): review {
  const internals = internalsOf(config)
  const { count } = internals.store.get(state)
  // Other tabs have the same names and counts, and store their requests in the same place.
  const id = `${name}-${internals.timers.now().toString(36)}-${count}-${Math.random().toString(36).slice(2)}`
  const review = Object.freeze({ ...draft, id }) as unknown as review
  dispatch(internals, { type: 'shown', review, status })
  return review
}

/** Review of a request that the app makes by an action, provider or signer. */
export type AppReview = Reviewed & { readonly subject: string }

/** Requests of the app. Any number may be under way; two with the same subject are one. */
export const appRequests: Requests<AppReview> = createRequests<AppReview>('app')
