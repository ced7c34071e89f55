import type { CaipNetworkId, SimulatedTransaction } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { type Channel, createChannel } from '../../core/channel.ts'
import type { RequestWarning, WalletRequest } from '../../core/contracts/policies.ts'
import type { Internals } from '../../core/internals.ts'

/**
 * Simulation of a reviewed transaction or batch, with the decimals of its tokens, and the symbols of those that it
 * takes.
 */
export type ReviewedSimulation = Omit<SimulatedTransaction, 'changes'> & {
  readonly changes?:
    | readonly (NonNullable<SimulatedTransaction['changes']>[number] & {
        /** Decimals that the contract reports; absent for the native currency, and without an answer. */
        readonly decimals?: number | undefined
        /**
         * Symbol that the contract of a token that leaves the account reports; received ones have none, see
         * `symbols`.
         */
        readonly symbol?: string | undefined
      })[]
    | undefined
}

/** A request with warnings that waits for the visitor. */
export type RequestReview = {
  /** Unique in its config: another id is another request. */
  readonly id: string
  /** The decoded request, as policies get it. */
  readonly request: WalletRequest
  /** Never empty. */
  readonly warnings: readonly RequestWarning[]
  /**
   * Networks of the request: for typed data the chain of its domain, for permissions the chains that they name. Never
   * empty.
   */
  readonly networks: readonly CaipNetworkId[]
  /**
   * Simulation of a transaction or batch; absent while it runs, and for other requests. `unknown`, or without
   * `changes`, if no node can simulate it.
   */
  readonly simulation?: ReviewedSimulation | undefined
  /**
   * Decimals that contracts report, by the tokens (in lower case) of the effects of the request; absent until they
   * are read.
   */
  readonly decimals?: Readonly<Record<string, number>> | undefined
  /**
   * Symbols that contracts report, by the tokens (in lower case) of the effects of the request; absent until they are
   * read. Any contract can report `USDC`: show the address beside it.
   */
  readonly symbols?: Readonly<Record<string, string>> | undefined
}

/** Parts of a review that nodes report. */
export type RequestReport = Pick<RequestReview, 'simulation' | 'decimals' | 'symbols'>

type Waiting = { readonly review: RequestReview; readonly settle: (isApproved: boolean) => void }

const waitingAtom = atom<readonly Waiting[]>([])
const reviewersAtom = atom(0)
const countAtom = atom(0)
/** Reviews are held: the modal shows a view that has to end before it can show a review. */
const heldAtom = atom(false)

/** The oldest request that waits for the visitor. */
export const requestReviewAtom: Atom<RequestReview | undefined> = atom((get) => get(waitingAtom)[0]?.review)

export const getReviewers = ({ store }: Pick<Internals, 'store'>): number => store.get(reviewersAtom)

/** Adds a waiting request. Resolves with the answer of the visitor. */
export function waitForAnswer(
  { store }: Pick<Internals, 'store'>,
  draft: Omit<RequestReview, 'id'>,
): { readonly review: RequestReview; readonly answer: Promise<boolean> } {
  store.set(countAtom, (count) => count + 1)
  const review: RequestReview = Object.freeze({ ...draft, id: `review-${store.get(countAtom)}` })
  const answer = new Promise<boolean>((resolve) => {
    store.set(waitingAtom, (all) => [...all, { review, settle: resolve }])
  })
  return { review, answer }
}

/** Adds the report of the nodes to a waiting request. */
export const noteReport = ({ store }: Pick<Internals, 'store'>, id: string, report: RequestReport): void =>
  store.set(waitingAtom, (all) =>
    all.map((each) =>
      each.review.id === id ? { ...each, review: Object.freeze({ ...each.review, ...report }) } : each,
    ),
  )

/** Ends the review of a request. Does nothing if it does not wait any more. */
export function settleReview({ store }: Pick<Internals, 'store'>, id: string, isApproved: boolean): void {
  const found = store.get(waitingAtom).find(({ review }) => review.id === id)
  if (!found) return
  store.set(waitingAtom, (all) => all.filter((each) => each !== found))
  found.settle(isApproved)
}

/** Declines every waiting request. */
export function declineAll(internals: Pick<Internals, 'store'>): void {
  for (const { review } of internals.store.get(waitingAtom)) settleReview(internals, review.id, false)
}

/**
 * Counts a UI that shows reviews. Returns a function that removes it; after the last one, waiting requests are
 * declined, unless another one starts in the same task (StrictMode).
 */
export function addReviewer(internals: Pick<Internals, 'store'>): () => void {
  const { store } = internals
  store.set(reviewersAtom, (count) => count + 1)
  let isCounted = true
  return () => {
    if (!isCounted) return
    isCounted = false
    store.set(reviewersAtom, (count) => count - 1)
    queueMicrotask(() => {
      if (getReviewers(internals) === 0) declineAll(internals)
    })
  }
}

export const setHeld = ({ store }: Pick<Internals, 'store'>, isHeld: boolean): void =>
  store.set(heldAtom, isHeld)

/**
 * Calls `run` after a time in which reviews were not held; each hold restarts the time. Returns a function that cancels
 * it.
 */
export function afterShowable(
  { store, timers }: Pick<Internals, 'store' | 'timers'>,
  milliseconds: number,
  run: () => void,
): () => void {
  let stopTime = (): void => undefined
  const restart = (): void => {
    stopTime()
    stopTime = store.get(heldAtom) ? () => undefined : timers.after(milliseconds, run)
  }
  const stopListening = store.sub(heldAtom, restart)
  restart()
  return () => {
    stopListening()
    stopTime()
  }
}

/** Requests with warnings that the modal has to show. */
export const requestReviews: Channel<RequestReview> = /* @__PURE__ */ createChannel<RequestReview>()
