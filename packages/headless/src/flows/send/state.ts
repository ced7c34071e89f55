import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import { fiatOf, isTokenItself, sendProblem } from './rules.ts'
import type { SendForm, SendReceiver, SendReview, SendState, SentTransfer, UnclearTransfer } from './types.ts'

type Form = Pick<SendState, 'token' | 'amount' | 'receiver' | 'review'>

const nobody: SendReceiver = { text: '', status: 'empty' }
const emptyForm: Form = { token: undefined, amount: '', receiver: nobody, review: undefined }

const formAtom = atom<Form>(emptyForm)
/** What the wallet is asked about, or is about to be. */
const sendingAtom = atom<SendReview | undefined>(undefined)
const unclearAtom = atom<UnclearTransfer | undefined>(undefined)
const lastAtom = atom<SentTransfer | undefined>(undefined)

/** The form, and what follows from it. */
export const sendAtom: Atom<SendForm> = atom((get) => {
  const form = get(formAtom)
  const sending = get(sendingAtom)
  const { token, amount, receiver } = form
  const status = isTokenItself({ token, receiver: receiver.address }) ? 'invalid' : receiver.status
  return {
    ...form,
    receiver: status === receiver.status ? receiver : { ...receiver, status },
    isSending: sending !== undefined,
    last: get(lastAtom),
    unclear: get(unclearAtom),
    problem: sendProblem({ token, amount, receiver: status }),
    fiat: fiatOf(amount, token?.price),
  }
})
export const sendingReviewAtom: Atom<SendReview | undefined> = sendingAtom

/** Changes the form. What was shown for a last look is not what it says any more. */
export const patchForm = ({ store }: Internals, patch: Partial<Omit<Form, 'review'>>): void =>
  store.set(formAtom, { ...store.get(formAtom), ...patch, review: undefined })
export const setReview = ({ store }: Internals, review: SendReview | undefined): void =>
  store.set(formAtom, { ...store.get(formAtom), review })
/** The last send outlives the form. */
export const clearForm = ({ store }: Internals): void => store.set(formAtom, emptyForm)
export const setSending = ({ store }: Internals, review: SendReview | undefined): void =>
  store.set(sendingAtom, review)
export const setUnclear = ({ store }: Internals, unclear: UnclearTransfer | undefined): void =>
  store.set(unclearAtom, unclear)
export const setLast = ({ store }: Internals, last: SentTransfer): void => store.set(lastAtom, last)
