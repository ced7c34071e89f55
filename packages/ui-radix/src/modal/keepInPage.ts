import { focusView, hasFinePointer } from './focus.ts'

/**
 * Moves the layer to the body when the host's dialog around it closes, as a menu does after a click. Otherwise the layer
 * would disappear with it, and the page would stay blocked. Ends with the signal.
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
    // Radix restores the style that it found, which can be that of the closed dialog.
    if (isMoved) setTimeout(() => document.body.style.removeProperty('pointer-events'))
  })
}
