import type { CaipAddress } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters } from '../../core/atoms.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { isUnderWay, lastRequest, createRequests } from '../requests/requests.ts'
import type { Requests } from '../requests/types.ts'
import { QUOTE_PROCESS, REVIEW_PROCESS, START_PROCESS, swapProblem } from './formRules.ts'
import type { SwapPromise } from './quoteRules.ts'
import type { SwapForm, SwapReview, SwapState } from './types.ts'

type Form = Pick<
  SwapState,
  'sourceToken' | 'toToken' | 'amount' | 'isEmptied' | 'request' | 'isPreparing' | 'hasFailed'
> & {
  /** Rate that the visitor has been shown and has accepted; renewals are compared with it. */
  readonly promised: SwapPromise | undefined
}

const emptyForm: Form = {
  sourceToken: undefined,
  toToken: undefined,
  amount: '',
  isEmptied: false,
  request: undefined,
  isPreparing: false,
  hasFailed: false,
  promised: undefined,
}

const formAtom = atom<Form>(emptyForm)

/** Reviewed steps of swaps: approvals and swaps. */
export const swapRequests: Requests<SwapReview> = createRequests<SwapReview>('swap')

/** The form, with the values derived from it. */
export const swapAtom: Atom<SwapForm> = atom((get) => {
  const { promised: _promised, ...form } = get(formAtom)
  const requests = get(swapRequests.atom)
  // An approval of the token is under way until its outcome on the chain is known.
  const underWay = lastRequest(
    requests,
    (request) =>
      isUnderWay(request) ||
      (request.status === 'sent' &&
        request.review.step === 'approve' &&
        request.review.sourceToken.id === form.sourceToken?.id),
  )
  return {
    ...form,
    review: requests.shown,
    asking: underWay?.review.step,
    last: lastRequest(requests, ({ sent, review }) => sent !== undefined && review.step === 'swap')?.sent,
    problem: swapProblem(form),
  }
})
export const promisedAtom: Atom<SwapPromise | undefined> = atom((get) => get(formAtom).promised)

/** Changes the form, which withdraws its review. */
export function changeForm(
  internals: Internals,
  change: Partial<Pick<Form, 'sourceToken' | 'toToken' | 'amount'>>,
): void {
  const { sourceToken, toToken, amount, isEmptied } = internals.store.get(formAtom)
  const form = { ...emptyForm, sourceToken, toToken, amount, ...change }
  setForm(internals, { ...form, isEmptied: isEmptied && form.amount === '' })
}

const refusalsAtom = atom<readonly CaipAddress[]>([])
/** Accounts whose wallet has refused a batch since the page loaded. */
export const batchRefusalsAtom: Atom<readonly CaipAddress[]> = atom((get) => get(refusalsAtom))
/** Offers single transactions to an account from now on. */
export const refuseBatch = ({ store }: Internals, account: CaipAddress): void =>
  store.set(refusalsAtom, [...new Set([...store.get(refusalsAtom), account])])

/** The last swap outlives the form. */
function setForm(internals: Internals, form: Form): void {
  internals.store.set(formAtom, form)
  swapRequests.dispatch(internals, { type: 'withdrawn' })
}

/** Changes how the review of the form is made. */
export const patchForm = (
  { store }: Internals,
  change: Partial<Pick<Form, 'request' | 'isPreparing' | 'hasFailed' | 'promised'>>,
): void => store.set(formAtom, { ...store.get(formAtom), ...change })

/**
 * The swap form, the reason why no quote can be requested yet, the review, and the last swap.
 *
 * @example
 * ```ts
 * import { getSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { sourceToken, toToken, problem } = getSwap(config)
 * ```
 */
export const getSwap = (config: Config): SwapForm => internalsOf(config).store.get(swapAtom)
/**
 * Watches the swap form.
 *
 * @example
 * ```ts
 * import { watchSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchSwap(config, { onChange: (form) => console.log(form) })
 * ```
 */
export const watchSwap = (config: Config, parameters: WatchParameters<SwapForm>): (() => void) =>
  watchAtom(config, swapAtom, parameters)

/**
 * Aborts the start, the quote and the review in progress, and empties the form, but keeps the last swap.
 *
 * @example
 * ```ts
 * import { resetSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * resetSwap(config)
 * ```
 */
export const resetSwap = (config: Config): void => endForm(config, emptyForm)
/** The same after a change of account or network; sets `isEmptied` if the visitor loses an amount. */
export function loseSwap(config: Config): void {
  const { amount, isEmptied, asking } = internalsOf(config).store.get(swapAtom)
  endForm(config, { ...emptyForm, isEmptied: (isEmptied || amount !== '') && asking === undefined })
}
function endForm(config: Config, next: Form): void {
  const internals = internalsOf(config)
  for (const name of [START_PROCESS, QUOTE_PROCESS, REVIEW_PROCESS]) internals.processes.get(name)?.abort()
  setForm(internals, next)
}
