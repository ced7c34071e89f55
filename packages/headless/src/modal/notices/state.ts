import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import { stable } from '../../core/stable.ts'
import type { AlertState, Notices, ToastState, ToastVariant } from './types.ts'

const toastStateAtom = atom<ToastState>({ isOpen: false, message: '', variant: 'success', id: 0 })
const alertStateAtom = atom<AlertState>({ isOpen: false, message: '', variant: 'info', code: undefined })
/** The toast that waits for the one before it to leave. */
const waitingToastStateAtom = atom<ToastVariant | undefined>(undefined)

export const toastAtom: Atom<ToastState> = toastStateAtom
export const waitingToastAtom: Atom<ToastVariant | undefined> = waitingToastStateAtom
export const alertAtom: Atom<AlertState> = alertStateAtom
export const noticesAtom: Atom<Notices> = /* @__PURE__ */ stable(
  atom((get) => ({ toastId: get(toastStateAtom).id, isAlertOpen: get(alertStateAtom).isOpen })),
)

export const setToast = ({ store }: Internals, toast: ToastState): void => store.set(toastStateAtom, toast)
export const setWaitingToast = ({ store }: Internals, variant: ToastVariant | undefined): void =>
  store.set(waitingToastStateAtom, variant)
export const setAlert = ({ store }: Internals, alert: AlertState): void => store.set(alertStateAtom, alert)
