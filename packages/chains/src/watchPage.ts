import { startTimer } from './async/timing.ts'

/** Wallets are injected when the document starts, or, in the browsers of phones, a little later. */
const SEARCH_DELAYS_MS = [200, 400, 600, 1500] as const

/**
 * Searches the page for wallets that announce nothing: now, a few times soon after, on page load, and on window focus.
 * Returns a function that stops the search.
 */
export function watchPage(target: EventTarget, search: () => void): () => void {
  const trySearch = (): void => {
    try {
      search()
    } catch {
      // A page object that throws is not a wallet.
    }
  }
  const stops = SEARCH_DELAYS_MS.map((milliseconds) => startTimer(milliseconds, trySearch))
  for (const event of ['load', 'focus']) {
    target.addEventListener(event, trySearch)
    stops.push(() => target.removeEventListener(event, trySearch))
  }
  trySearch()
  return () => {
    for (const stop of stops) stop()
  }
}
