import { type RefObject, useEffect } from 'react'
import { activeElement, focusView, hasFinePointer } from './focus.ts'

export type KeptFocusProps = { readonly panel: RefObject<HTMLElement | null> }

/** When the focused control is removed, the view gets the focus: the page would take it. In a dialog Radix keeps it. */
export default function KeptFocus({ panel }: KeptFocusProps): null {
  useEffect(() => {
    const root = panel.current
    if (!root) return
    let focused = root.contains(activeElement()) ? activeElement() : null
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = null
      if (activeElement() === document.body) focusView(root, hasFinePointer())
    })
    observer.observe(root, { childList: true, subtree: true })
    const ending = new AbortController()
    const note = (): void => void (focused = activeElement())
    root.addEventListener('focusin', note, ending)
    // Not when the control is removed, for which some browsers dispatch the event too.
    const leave = (): void =>
      queueMicrotask(() => {
        if (focused?.isConnected && focused !== activeElement()) focused = null
      })
    root.addEventListener('focusout', leave, ending)
    return () => {
      observer.disconnect()
      ending.abort()
    }
  }, [panel])
  return null
}

/**
 * Keeps the focus in a modal inside of a shadow root, until the signal aborts. Radix compares `document.activeElement`,
 * which is the host of the shadow root, and the document gets no event while the focus moves within it.
 */
export function keepFocusInShadow(
  layer: HTMLElement,
  interactiveOutside: string | undefined,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const onFocusIn = ({ target }: Event): void => {
    if (!(target instanceof Element) || layer.contains(target)) return
    if (!interactiveOutside || !target.closest(interactiveOutside)) focusView(layer, hasFinePointer())
  }
  layer.getRootNode().addEventListener('focusin', onFocusIn, { signal })
}
