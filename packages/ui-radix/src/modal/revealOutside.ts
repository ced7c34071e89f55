/**
 * Shows elements to assistive technology that match a selector and are added inside a hidden element of the page. Ends
 * with the signal.
 */
export function revealOutside(selector: string, signal: AbortSignal): void {
  if (signal.aborted) return
  const hidden: Element[] = []
  const revealAll = (): void => {
    for (const element of document.querySelectorAll(selector)) hidden.push(...reveal(element))
  }
  const observer = new MutationObserver(revealAll)
  revealAll()
  observer.observe(document.body, { subtree: true, childList: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const element of hidden) element.removeAttribute('aria-hidden')
  })
}

/** Shows an element inside a hidden one to assistive technology again; returns the elements hidden instead. */
function reveal(element: Element): readonly Element[] {
  const place = element.closest('[aria-hidden="true"]')
  if (!place) return []
  place.removeAttribute('aria-hidden')
  const hidden: Element[] = []
  for (let at = element; at !== place && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || sibling.hasAttribute('aria-hidden')) continue
      sibling.setAttribute('aria-hidden', 'true')
      hidden.push(sibling)
    }
  }
  return hidden
}
