/**
 * A picture of an element: it can be seen for a moment, but neither read, pressed nor focused, and nothing in it loads
 * or is found by its name. Toasts live on elsewhere.
 */
export function harmlessCopy(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  copy.setAttribute('data-foyer-ghost', '')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  for (const each of [copy, ...copy.querySelectorAll('[id], [role]')]) {
    each.removeAttribute('id')
    each.removeAttribute('role')
  }
  for (const frame of copy.querySelectorAll('iframe, [data-foyer-part="toast-region"]')) frame.remove()
  return copy
}
