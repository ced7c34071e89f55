import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters } from '../../core/atoms.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { isTokenItself } from '../money/rules.ts'
import { requestUnderWay, lastRequest, createRequests } from '../requests/requests.ts'
import type { Requests } from '../requests/types.ts'
import { fiatOf, sendProblem } from './rules.ts'
import type { SendForm, SendReceiver, SendRequest, SendReview, SendState } from './types.ts'

type Form = Pick<SendState, 'token' | 'amount' | 'receiver' | 'isEmptied'> & {
  /** Request of the app that the form was filled with; absent once the visitor has changed it. */
  readonly request: SendRequest | undefined
}

const noReceiver: SendReceiver = { text: '', status: 'empty' }
const emptyForm: Form = {
  token: undefined,
  amount: '',
  receiver: noReceiver,
  isEmptied: false,
  request: undefined,
}

const formAtom = atom<Form>(emptyForm)
const openedAtom = atom<SendRequest | undefined>(undefined)

/** Reviewed transfers. */
export const sendRequests: Requests<SendReview> = createRequests<SendReview>('send')
/** Request of the app that is open: the form is filled with it, or will be. */
export const openedRequestAtom: Atom<SendRequest | undefined> = openedAtom
/** Request of the app that the form was filled with. */
export const formRequestAtom: Atom<SendRequest | undefined> = atom((get) => get(formAtom).request)

/** The form, with the values derived from it. */
export const sendAtom: Atom<SendForm> = atom((get) => {
  const { token, amount, receiver, isEmptied } = get(formAtom)
  const requests = get(sendRequests.atom)
  const status = isTokenItself({ token, receiver: receiver.address }) ? 'invalid' : receiver.status
  return {
    token,
    amount,
    receiver: status === receiver.status ? receiver : { ...receiver, status },
    isEmptied,
    review: requests.shown,
    isSending: requestUnderWay(requests) !== undefined,
    last: lastRequest(requests, ({ sent }) => sent !== undefined)?.sent,
    unclear: lastRequest(requests, (request) => request.status === 'unclear'),
    problem: sendProblem({ token, amount, receiver: status }),
    fiat: fiatOf(amount, token?.price),
  }
})

/** Changes the form, which withdraws its review. */
export function patchForm(internals: Internals, patch: Partial<Form>): void {
  const { store } = internals
  store.set(formAtom, { ...store.get(formAtom), ...patch })
  sendRequests.dispatch(internals, { type: 'withdrawn' })
}
/** Changes the form for the visitor: it no longer counts as a request of the app. */
export const editForm = (
  internals: Internals,
  patch: Partial<Pick<Form, 'token' | 'amount' | 'receiver'>>,
): void => patchForm(internals, { ...patch, isEmptied: false, request: undefined })
/** Empties the form; the last send stays. */
export const clearForm = (internals: Internals): void => patchForm(internals, emptyForm)
/** Empties the form after a change of the account or network; `isEmptied` is set if it had content. */
export function loseForm(internals: Internals): void {
  const { token, amount, receiver, isSending } = internals.store.get(sendAtom)
  const isFilled = token !== undefined || amount !== '' || receiver.text !== ''
  patchForm(internals, { ...emptyForm, isEmptied: isFilled && !isSending })
}
export const setOpenedRequest = ({ store }: Internals, request: SendRequest | undefined): void =>
  store.set(openedAtom, request)

/**
 * The send form, the reason why it cannot be reviewed yet, the review, and the last send.
 *
 * @example
 * ```ts
 * import { getSend } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { amount, problem } = getSend(config)
 * ```
 */
export const getSend = (config: Config): SendForm => internalsOf(config).store.get(sendAtom)
/**
 * Watches the send form.
 *
 * @example
 * ```ts
 * import { watchSend } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchSend(config, { onChange: ({ amount }) => console.log('amount', amount) })
 * ```
 */
export const watchSend = (config: Config, parameters: WatchParameters<SendForm>): (() => void) =>
  watchAtom(config, sendAtom, parameters)
