import type { Timers } from '../../async/timing.ts'
import { createError } from '../errors.ts'
import { LOAD_MS } from '../rules.ts'

export type Readiness = {
  readonly isReady: () => boolean
  /** Resolves when the frame is ready, rejects at the timeout. */
  readonly whenReady: () => Promise<void>
  /** Calls back when the frame is ready; at once if it is. Returns the unsubscribe function. */
  readonly onReady: (listener: () => void) => () => void
  readonly setReady: () => void
  /** Rejects all promises of `whenReady`. */
  readonly fail: (error: Error) => void
}

/** Error of the request, and alert for the developer, of a frame that did not load in time. */
export const loadTimeout = (): { readonly error: Error; readonly alert: Error } => ({
  error: createError('FRAME_NOT_LOADED'),
  alert: createError('FRAME_LOAD_FAILED', { reason: 'iframe_load_failed' }),
})

/** Tells when the frame is ready for requests. */
export function createReadiness(timers: Timers, onAlert: (error: Error) => void): Readiness {
  const listeners = new Set<() => void>()
  const rejections = new Set<(error: Error) => void>()
  let isReady = false

  function onReady(listener: () => void): () => void {
    if (isReady) {
      listener()
      return () => undefined
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function whenReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        stopTimer()
        removeListener()
        rejections.delete(fail)
        end()
      }
      const fail = (error: Error): void => settle(() => reject(error))
      let removeListener = (): void => undefined
      const stopTimer = timers.after(LOAD_MS, () => {
        const { error, alert } = loadTimeout()
        fail(error)
        onAlert(alert)
      })
      rejections.add(fail)
      removeListener = onReady(() => settle(resolve))
    })
  }

  return {
    isReady: () => isReady,
    whenReady,
    onReady,
    setReady() {
      isReady = true
      for (const listener of listeners) listener()
      listeners.clear()
    },
    fail(error) {
      for (const reject of rejections) reject(error)
    },
  }
}
