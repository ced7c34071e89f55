import { isFoyerError, messageOf } from '@foyer/chains'
import { type Internals, internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { TOAST_REPLACEMENT_MS, toastDuration } from './rules.ts'
import {
  type ToastCode,
  type ToastState,
  setToast,
  setWaitingToast,
  toastAtom,
  waitingToastAtom,
  type ToastVariant,
} from './state.ts'

export type ShowToastParameters = {
  /** Text, or a thrown value. */
  readonly message: unknown
  readonly variant: ToastVariant
  /** Code of the text, so that a kit can translate it. */
  readonly code?: ToastCode | undefined
  /** Values in the text of the code. */
  readonly values?: ToastState['values']
}

/**
 * Shows a toast. An open one closes first; the new one follows after 150 ms.
 *
 * @example
 * ```ts
 * import { hideToast, showToast } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * showToast(config, { message: 'Copied', variant: 'success' })
 * hideToast(config)
 * ```
 */
export function showToast(config: Config, { message, variant, code, values }: ShowToastParameters): void {
  const internals = internalsOf(config)
  const { store, endsWithModal } = internals
  // Other toasts stay after the modal closes (R49).
  endsWithModal.set('toast', () => hideToastOf(config, 'loading'))
  const later = startTimers(internals)
  const text = toastMessage(message, 'Something went wrong')
  const show = (): void => {
    setWaitingToast(internals, undefined)
    const id = store.get(toastAtom).id + 1
    setToast(internals, { isOpen: true, message: text, code, values, error: message, variant, id })
    endInTime(internals, later)
  }
  const isWaiting = store.get(waitingToastAtom) !== undefined
  if (!store.get(toastAtom).isOpen && !isWaiting) return show()
  setToast(internals, { ...store.get(toastAtom), isOpen: false })
  setWaitingToast(internals, variant)
  later(TOAST_REPLACEMENT_MS, show)
}

type Later = (ms: number, run: () => void) => void

/** Timers of a toast; replaces those of the previous one. */
function startTimers({ timers, processes }: Internals): Later {
  processes.get('toast')?.abort()
  const controller = new AbortController()
  processes.set('toast', controller)
  return (ms, run) => {
    const cancel = timers.after(ms, run)
    controller.signal.addEventListener('abort', cancel)
  }
}

function endInTime(internals: Internals, later: Later): void {
  const toast = internals.store.get(toastAtom)
  const duration = toastDuration(toast.variant)
  if (duration !== undefined) later(duration, () => setToast(internals, { ...toast, isOpen: false }))
}

/**
 * Shows the last toast for its full duration from now on, unless it was hidden. For components that load after it was
 * shown.
 *
 * @example
 * ```ts
 * import { restartToast, showToast } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * showToast(config, { message: 'Copied', variant: 'success' })
 * restartToast(config)
 * ```
 */
export function restartToast(config: Config): void {
  const internals = internalsOf(config)
  const { store, processes } = internals
  const isHidden = processes.get('toast')?.signal.aborted ?? true
  if (isHidden || store.get(waitingToastAtom) !== undefined) return
  const later = startTimers(internals)
  setToast(internals, { ...store.get(toastAtom), isOpen: true })
  endInTime(internals, later)
}

/**
 * Hides the toast, and drops a waiting one.
 *
 * @example
 * ```ts
 * import { hideToast } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * document.addEventListener('click', () => hideToast(config))
 * ```
 */
export function hideToast(config: Config): void {
  const internals = internalsOf(config)
  internals.processes.get('toast')?.abort()
  setWaitingToast(internals, undefined)
  const toast = internals.store.get(toastAtom)
  if (toast.isOpen) setToast(internals, { ...toast, isOpen: false })
}

/** Hides a toast of this variant, also a waiting one. */
export function hideToastOf(config: Config, variant: ToastVariant): void {
  const { store } = internalsOf(config)
  if ((store.get(waitingToastAtom) ?? store.get(toastAtom).variant) === variant) hideToast(config)
}

/**
 * Message of any thrown value: a text, the short message of a `FoyerError`, the first issue of a validation, the
 * message of an error.
 */
export function toastMessage(subject: unknown, otherwise: string): string {
  if (typeof subject === 'string') return subject || otherwise
  if (isFoyerError(subject)) return subject.shortMessage
  const issues = (subject as { issues?: unknown } | null | undefined)?.issues
  const issue: unknown = Array.isArray(issues) ? issues[0] : undefined
  return messageOf(issue) || messageOf(subject) || otherwise
}
