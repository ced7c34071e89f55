import { TOAST_REPLACEMENT_MS, toastDuration } from './rules.ts'
import type { Config } from '../../core/types.ts'
import { internalsOf } from '../../core/internals.ts'
import {
  type ToastCode,
  setToast,
  setWaitingToast,
  toastAtom,
  waitingToastAtom,
  type ToastVariant,
} from './state.ts'
import { isFoyerError, messageOf } from '@foyer/chains'

export type ShowToastParameters = {
  /** Text, or a thrown value. */
  readonly message: unknown
  readonly variant: ToastVariant
  /** Names the text of the message, so that a kit can translate it. */
  readonly code?: ToastCode | undefined
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
export function showToast(config: Config, { message, variant, code }: ShowToastParameters): void {
  const internals = internalsOf(config)
  const { store, timers, processes, endsWithModal } = internals
  // Other toasts stay after the modal closes (R49).
  endsWithModal.set('toast', () => hideLoadingToast(config))
  processes.get('toast')?.abort()
  const controller = new AbortController()
  processes.set('toast', controller)
  const text = toastMessage(message, 'Something went wrong')
  const later = (ms: number, run: () => void): void => {
    const cancel = timers.after(ms, run)
    controller.signal.addEventListener('abort', cancel)
  }
  const show = (): void => {
    setWaitingToast(internals, undefined)
    const id = store.get(toastAtom).id + 1
    setToast(internals, { isOpen: true, message: text, code, error: message, variant, id })
    const duration = toastDuration(variant)
    if (duration !== undefined) later(duration, () => hideToast(config))
  }
  const isWaiting = store.get(waitingToastAtom) !== undefined
  if (!store.get(toastAtom).isOpen && !isWaiting) return show()
  setToast(internals, { ...store.get(toastAtom), isOpen: false })
  setWaitingToast(internals, variant)
  later(TOAST_REPLACEMENT_MS, show)
}

/** Hides the toast, and drops a waiting one. */
export function hideToast(config: Config): void {
  const internals = internalsOf(config)
  internals.processes.get('toast')?.abort()
  setWaitingToast(internals, undefined)
  const toast = internals.store.get(toastAtom)
  if (toast.isOpen) setToast(internals, { ...toast, isOpen: false })
}

/** Hides a loading toast, also a waiting one. */
export function hideLoadingToast(config: Config): void {
  const { store } = internalsOf(config)
  if ((store.get(waitingToastAtom) ?? store.get(toastAtom).variant) === 'loading') hideToast(config)
}

/** Message of any thrown value: a text, a FoyerError, a validation's first issue, an error's message. */
export function toastMessage(subject: unknown, otherwise: string): string {
  if (typeof subject === 'string') return subject || otherwise
  if (isFoyerError(subject)) return subject.shortMessage
  const issues = (subject as { issues?: unknown } | null | undefined)?.issues
  const issue: unknown = Array.isArray(issues) ? issues[0] : undefined
  return messageOf(issue) || messageOf(subject) || otherwise
}
