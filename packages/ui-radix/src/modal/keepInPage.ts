import { focusView, hasFinePointer } from './focus.ts'

/**
 * Moves the layer to the body when the host's dialog around it closes, as a menu does after a click. Otherwise the
 * layer would disappear with it, and the page would stay blocked. Ends with the signal.
 */
export function keepInPage(layer: HTMLElement, signal: AbortSignal): void {
  // jsdom has no observer, for example in tests of an app.
  if (signal.aborted || typeof IntersectionObserver === 'undefined') return
  let isMoved = false
  const observer = new IntersectionObserver(() => {
    if (layer.getClientRects().length > 0) return
    isMoved = true
    document.body.append(layer)
    layer.showPopover?.()
    focusView(layer, hasFinePointer())
  })
  observer.observe(layer)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    if (isMoved) setTimeout(releasePage)
  })
}

/** Dialogs and menus of Radix that are open: they block the page by a style of the body. */
const BLOCKING = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"][data-state="open"]`)
  .join()

/** Radix restores the style that it found, which can be that of the closed dialog. */
function releasePage(): void {
  // The next dialog of the app, which the closing has opened.
  if (document.querySelector(BLOCKING)) return
  document.body.style.removeProperty('pointer-events')
}
