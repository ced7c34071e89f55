import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../config/internals.ts'
import type { AlertState, ToastState } from './types.ts'

const toastStateAtom = atom<ToastState>({ isOpen: false, message: '', variant: 'success', id: 0 })
const alertStateAtom = atom<AlertState>({ isOpen: false, message: '', variant: 'info', code: undefined })

export const toastAtom: Atom<ToastState> = toastStateAtom
export const alertAtom: Atom<AlertState> = alertStateAtom

export const setToast = ({ store }: Internals, toast: ToastState): void => store.set(toastStateAtom, toast)
export const setAlert = ({ store }: Internals, alert: AlertState): void => store.set(alertStateAtom, alert)
