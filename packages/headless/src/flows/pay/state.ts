import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import { isUnderWay, requestOf, createRequests } from '../requests/requests.ts'
import type { Requests } from '../requests/types.ts'
import type { SendReview } from '../send/types.ts'
import { payProgress } from './rules.ts'
import type { PayForm, PayOption, PayQuote, PayRequest, PayState } from './types.ts'

type State = Pick<PayState, 'request' | 'option' | 'quote'>

const stateAtom = atom<State>({ request: undefined, option: undefined, quote: undefined })

/** Reviewed payments. */
export const payRequests: Requests<SendReview> = createRequests<SendReview>('pay')

/** The request of the app, and its progress. */
export const payAtom: Atom<PayForm> = atom((get) => {
  const state = get(stateAtom)
  const { quote } = state
  const request = requestOf(get(payRequests.atom), quote?.review)
  const sent = request?.sent
  const isPaying = request !== undefined && isUnderWay(request)
  const isUnclear = request?.status === 'unclear'
  return {
    ...state,
    isPaying,
    isUnclear,
    payment: quote && sent && { quote, hash: sent.hash, outcome: sent.outcome },
    progress: payProgress({ isPaying, isUnclear, outcome: sent?.outcome }),
  }
})

/** Replaces the request of the app; `undefined` drops it. */
export const setRequest = (internals: Internals, request: PayRequest | undefined): void =>
  setState(internals, { request, option: request?.options[0], quote: undefined })
/** Chooses another option, which withdraws the quote. */
export const setOption = (internals: Internals, option: PayOption): void =>
  setState(internals, { ...internals.store.get(stateAtom), option, quote: undefined })
export const withdrawQuote = (internals: Internals): void =>
  setState(internals, { ...internals.store.get(stateAtom), quote: undefined })
function setState(internals: Internals, state: State): void {
  internals.store.set(stateAtom, state)
  payRequests.dispatch(internals, { type: 'withdrawn' })
}

/** Stores the quote whose review is shown. */
export const setQuote = ({ store }: Internals, quote: PayQuote): void =>
  store.set(stateAtom, { ...store.get(stateAtom), quote })
