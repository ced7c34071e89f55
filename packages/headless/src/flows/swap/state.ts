import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import { swapProblem } from './formRules.ts'
import { type SwapPromise } from './reviewRules.ts'
import type { SentSwap, SwapForm, SwapReview, SwapState } from './types.ts'

type Form = Pick<
  SwapState,
  'sourceToken' | 'toToken' | 'amount' | 'request' | 'review' | 'isPreparing' | 'hasFailed'
> & {
  /** What the visitor has been told they get, and has said yes to by going on. */
  readonly promised: SwapPromise | undefined
}

const emptyForm: Form = {
  sourceToken: undefined,
  toToken: undefined,
  amount: '',
  request: undefined,
  review: undefined,
  isPreparing: false,
  hasFailed: false,
  promised: undefined,
}

const formAtom = atom<Form>(emptyForm)
/** What the wallet is asked about, or is about to be. */
const askingAtom = atom<SwapReview | undefined>(undefined)
const lastAtom = atom<SentSwap | undefined>(undefined)

/** The form, and what follows from it. */
export const swapAtom: Atom<SwapForm> = atom((get) => {
  const { promised: _promised, ...form } = get(formAtom)
  return {
    ...form,
    asking: get(askingAtom)?.step,
    last: get(lastAtom),
    problem: swapProblem(form),
  }
})
export const askedReviewAtom: Atom<SwapReview | undefined> = askingAtom
export const promisedAtom: Atom<SwapPromise | undefined> = atom((get) => get(formAtom).promised)

/** Changes what is swapped. What was made of it, and what was said of that, holds no more. */
export const changeForm = (
  { store }: Internals,
  change: Partial<Pick<Form, 'sourceToken' | 'toToken' | 'amount'>>,
): void => store.set(formAtom, { ...emptyForm, ...chosenOf(store.get(formAtom)), ...change })
const chosenOf = ({ sourceToken, toToken, amount }: Form) => ({ sourceToken, toToken, amount })

export const setRequest = ({ store }: Internals, request: Form['request']): void =>
  store.set(formAtom, { ...store.get(formAtom), request })
/** What is made for a last look, and how that goes. */
export const setMade = (
  { store }: Internals,
  made: Partial<Pick<Form, 'review' | 'isPreparing' | 'hasFailed' | 'promised'>>,
): void => store.set(formAtom, { ...store.get(formAtom), ...made })
/** The last swap outlives the form. */
export const clearForm = ({ store }: Internals): void => store.set(formAtom, emptyForm)
export const setAsked = ({ store }: Internals, review: SwapReview | undefined): void =>
  store.set(askingAtom, review)
export const setLast = ({ store }: Internals, last: SentSwap): void => store.set(lastAtom, last)
