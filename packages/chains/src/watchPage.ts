import { startTimer } from './async/timing.ts'

/** Wallets are injected when the document starts, or, in the browsers of phones, a little later. */
const LOOKS_AFTER_MS = [200, 400, 600, 1500] as const

/**
 * Searches wallets that have no event: now, a few times soon after, on page load, and when the window gets the focus.
 * Returns the undo.
 */
export function watchPage(target: EventTarget, search: () => void): () => void {
  const look = (): void => {
    try {
      search()
    } catch {
      // An object on the page that throws is no wallet.
    }
  }
  const stops = LOOKS_AFTER_MS.map((milliseconds) => startTimer(milliseconds, look))
  for (const event of ['load', 'focus']) {
    target.addEventListener(event, look)
    stops.push(() => target.removeEventListener(event, look))
  }
  look()
  return () => {
    for (const stop of stops) stop()
  }
}
