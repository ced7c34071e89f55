/**
 * Shows elements to assistive technology that match a selector and are inside a hidden element of the page, also those
 * that are added later. Ends with the signal, and leaves the elements as they were.
 */
export function revealOutside(selector: string, signal: AbortSignal): void {
  if (signal.aborted) return
  const undoAll: (() => void)[] = []
  const revealAll = (): void => {
    for (const element of document.querySelectorAll(selector)) undoAll.push(...reveal(element))
  }
  const observer = new MutationObserver(revealAll)
  revealAll()
  observer.observe(document.body, { subtree: true, childList: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const undo of undoAll.toReversed()) undo()
  })
}

/** Attribute of elements that Radix hides, or finds hidden. */
const MARK = 'data-aria-hidden'

/**
 * Shows an element inside a hidden one to assistive technology, and hides its siblings instead. Returns functions that
 * undo this.
 */
function reveal(element: Element): readonly (() => void)[] {
  const place = element.closest('[aria-hidden="true"]')
  if (!place) return []
  const isMarked = place.hasAttribute(MARK)
  place.removeAttribute('aria-hidden')
  const undoAll = [
    () => {
      // Radix shows later what it has hidden, and nothing that the page had hidden. It may have done so already.
      const isOver = isMarked && !place.hasAttribute(MARK)
      if (!isOver && !place.hasAttribute('aria-hidden')) place.setAttribute('aria-hidden', 'true')
    },
  ]
  for (let at = element; at !== place && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || sibling.hasAttribute('aria-hidden')) continue
      sibling.setAttribute('aria-hidden', 'true')
      undoAll.push(() => sibling.removeAttribute('aria-hidden'))
    }
  }
  return undoAll
}
