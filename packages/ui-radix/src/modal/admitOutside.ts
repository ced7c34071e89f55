/** What a modal dialog hears on the document to keep everything else out. */
const WATCHED = ['focusin', 'pointerdown', 'wheel', 'touchmove'] as const

/** Lets what matches the selectors live beside the layer: undoes, for each, what a modal dialog does to it. */
export function admitOutside(layer: HTMLElement, selectors: string): () => void {
  const admitted = new Map<HTMLElement, () => void>()
  const admit = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>(selectors)) {
      element.removeAttribute('aria-hidden')
      if (!admitted.has(element)) admitted.set(element, admitElement(element))
    }
  }
  // The focus may leave for them without being fetched back.
  const onFocusOut = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Element && event.relatedTarget.closest(selectors))
      event.stopPropagation()
  }
  layer.addEventListener('focusout', onFocusOut)
  // They often come later, and are hidden when the dialog appears.
  const observer = new MutationObserver(admit)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] })
  admit()
  return () => {
    observer.disconnect()
    layer.removeEventListener('focusout', onFocusOut)
    for (const undo of admitted.values()) undo()
  }
}

function admitElement(element: HTMLElement): () => void {
  const { pointerEvents } = element.style
  const stop = (event: Event): void => event.stopPropagation()
  element.style.pointerEvents = 'auto'
  for (const type of WATCHED) element.addEventListener(type, stop)
  return () => {
    element.style.pointerEvents = pointerEvents
    for (const type of WATCHED) element.removeEventListener(type, stop)
  }
}
