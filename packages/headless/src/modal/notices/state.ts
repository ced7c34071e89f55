import { type Atom, atom } from 'jotai/vanilla'
import { stable, watchAtom, type WatchParameters } from '../../core/atoms.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'

const toastStateAtom = atom<ToastState>({ isOpen: false, message: '', variant: 'success', id: 0 })
const alertStateAtom = atom<AlertState>({ isOpen: false, message: '', variant: 'info', code: undefined })
/** Toast that opens after the previous one has closed. */
const waitingToastStateAtom = atom<ToastVariant | undefined>(undefined)

export const toastAtom: Atom<ToastState> = toastStateAtom
export const waitingToastAtom: Atom<ToastVariant | undefined> = waitingToastStateAtom
export const alertAtom: Atom<AlertState> = alertStateAtom
export const noticesAtom: Atom<Notices> = /* @__PURE__ */ stable(
  atom((get) => {
    const { id, isOpen, message } = get(toastStateAtom)
    return { toastId: id, toastText: isOpen ? message : '', isAlertOpen: get(alertStateAtom).isOpen }
  }),
)

export const setToast = ({ store }: Internals, toast: ToastState): void => store.set(toastStateAtom, toast)
export const setWaitingToast = ({ store }: Internals, variant: ToastVariant | undefined): void =>
  store.set(waitingToastStateAtom, variant)
export const setAlert = ({ store }: Internals, alert: AlertState): void => store.set(alertStateAtom, alert)

export type ToastVariant = 'success' | 'error' | 'loading'

/** Texts of toasts that Foyer shows by itself. */
export type ToastCode =
  | 'REQUEST_NOT_ALLOWED'
  | 'SIGNING_IN'
  | 'SIGN_IN_CHECK_FAILED'
  | 'SIGN_IN_FAILED'
  | 'WALLET_ADDED'
  | 'WALLET_DISCONNECTED'

export type ToastState = {
  readonly isOpen: boolean
  /** English text; empty before the first toast. */
  readonly message: string
  /** Code of the text, so that a kit can translate it. */
  readonly code?: ToastCode | undefined
  /** Values in the text of the code, by name: `wallet` of `WALLET_DISCONNECTED`. */
  readonly values?: Readonly<Record<string, string>> | undefined
  /** Error behind the message: a kit may translate it. */
  readonly error?: unknown
  readonly variant: ToastVariant
  /** Id of the toast. Changes with every toast, so that equal texts are announced again. */
  readonly id: number
}

export type AlertVariant = 'info' | 'success' | 'warning' | 'error'

/** Alert for the developer of the app. */
export type AlertState = {
  readonly isOpen: boolean
  readonly message: string
  readonly variant: AlertVariant
  /** Error code: a heading of docs/alerts.md. */
  readonly code: string | undefined
  /** Details. Development builds only. */
  readonly details?: string | undefined
  /** Documentation of a known error code. */
  readonly link?: string | undefined
}

export type Notices = {
  /** Id of the last toast; 0 before the first. */
  readonly toastId: number
  /** Text of the open toast; empty without one. */
  readonly toastText: string
  readonly isAlertOpen: boolean
}

/**
 * The toast.
 *
 * @example
 * ```ts
 * import { getToast } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { isOpen, message } = getToast(config)
 * if (isOpen) console.log(message)
 * ```
 */
export const getToast = (config: Config): ToastState => internalsOf(config).store.get(toastAtom)
/**
 * Watches the toast.
 *
 * @example
 * ```ts
 * import { watchToast } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchToast(config, {
 *   onChange: ({ isOpen, message, variant }) => isOpen && console.log(variant, message), // your own toasts
 * })
 * ```
 */
export const watchToast = (config: Config, parameters: WatchParameters<ToastState>): (() => void) =>
  watchAtom(config, toastAtom, parameters)

/**
 * The alert for the developer.
 *
 * @example
 * ```ts
 * import { getAlert } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { isOpen, message } = getAlert(config)
 * if (isOpen) console.warn(message)
 * ```
 */
export const getAlert = (config: Config): AlertState => internalsOf(config).store.get(alertAtom)
/**
 * Watches the alert for the developer.
 *
 * @example
 * ```ts
 * import { watchAlert } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchAlert(config, {
 *   onChange: ({ isOpen, code, message }) => isOpen && console.warn(code, message),
 * })
 * ```
 */
export const watchAlert = (config: Config, parameters: WatchParameters<AlertState>): (() => void) =>
  watchAtom(config, alertAtom, parameters)
