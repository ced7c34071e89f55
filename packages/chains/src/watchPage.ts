import { startTimer } from './async/timing.ts'

/** Wallets are injected when the document starts, or, in the browsers of phones, a little later. */
const LOOKS_AFTER_MS = [200, 400, 600, 1500] as const

/**
 * Searches the page for wallets that announce nothing: now, a few times soon after, on page load, and on window focus.
 * Returns a function that stops the search.
 */
export function watchPage(target: EventTarget, search: () => void): () => void {
  const look = (): void => {
    try {
      search()
    } catch {
      // A page object that throws is not a wallet.
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
