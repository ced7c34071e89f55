import type { Config } from '../../core/types.ts'
import { internalsOf } from '../../core/internals.ts'
import { TOAST_REPLACEMENT_MS, toastDuration } from './rules.ts'
import { setToast, setWaitingToast, toastAtom, waitingToastAtom } from './state.ts'
import { toastMessage } from './toastMessage.ts'
import type { ToastVariant } from './types.ts'

export type ShowToastParameters = {
  /** A text, or whatever was thrown. */
  readonly message: unknown
  readonly variant: ToastVariant
}

/** Shows a toast. One that is open closes first; the new one follows after 150 ms. */
export function showToast(config: Config, { message, variant }: ShowToastParameters): void {
  const internals = internalsOf(config)
  const { store, timers, processes, endsWithModal } = internals
  // Other toasts outlive the modal (R49).
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
    setToast(internals, { isOpen: true, message: text, error: message, variant, id })
    const duration = toastDuration(variant)
    if (duration !== undefined) later(duration, () => hideToast(config))
  }
  if (!store.get(toastAtom).isOpen) return show()
  setToast(internals, { ...store.get(toastAtom), isOpen: false })
  setWaitingToast(internals, variant)
  later(TOAST_REPLACEMENT_MS, show)
}

/** Hides the toast, and forgets one that waits to be shown. */
export function hideToast(config: Config): void {
  const internals = internalsOf(config)
  internals.processes.get('toast')?.abort()
  setWaitingToast(internals, undefined)
  const toast = internals.store.get(toastAtom)
  if (toast.isOpen) setToast(internals, { ...toast, isOpen: false })
}

/** Hides a toast that says that something is under way, also one that is about to say so. */
export function hideLoadingToast(config: Config): void {
  const { store } = internalsOf(config)
  if ((store.get(waitingToastAtom) ?? store.get(toastAtom).variant) === 'loading') hideToast(config)
}
