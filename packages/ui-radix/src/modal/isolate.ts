/**
 * Makes everything beside the layer dead to pointer, focus and assistive technology, by the browser's own `inert`. What
 * matches `except` stays alive; live regions always do, or nobody would hear them. Returns the undo.
 */
export function isolate(layer: Element, except?: string): () => void {
  const alive = except ? `[aria-live], ${except}` : '[aria-live]'
  const deadened: Element[] = []
  const deaden = (element: Element): void => {
    if (element.matches(alive) || element.hasAttribute('inert')) return
    if (element.querySelector(alive)) return [...element.children].forEach(deaden)
    element.setAttribute('inert', '')
    deadened.push(element)
  }
  let inside: Node | null = layer
  while (inside && inside !== document.body) {
    for (const sibling of inside.parentNode?.children ?? []) if (sibling !== inside) deaden(sibling)
    inside = inside instanceof ShadowRoot ? inside.host : inside.parentNode
  }
  return () => {
    for (const element of deadened) element.removeAttribute('inert')
  }
}
