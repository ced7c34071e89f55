import { startTimer } from './timing.ts'

/** Waits, or rejects with the signal's reason. Leaves neither a timer nor a listener behind. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      stopTimer()
      reject(signal.reason)
    }
    const stopTimer = startTimer(milliseconds, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
