import { type RefObject, useEffect } from 'react'
import { activeElement, FOCUSABLE, focusView, hasFinePointer } from './focus.ts'

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
  // In the capture phase: after the wrap, `useOutsideAccess` focuses elements outside instead.
  layer.addEventListener('keydown', (event) => wrapFocus(layer, event), { capture: true, signal })
  layer.getRootNode().addEventListener('focusin', onFocusIn, { signal })
}

/** At an end of the panel, Tab moves the focus to the other end; unlike in Radix, inert controls are no end. */
export function wrapFocus(layer: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.closest(':disabled, [inert]') &&
      control.checkVisibility?.({ visibilityProperty: true }) !== false,
  )
  if (event.shiftKey) stops.reverse()
  if (activeElement() !== stops.at(-1)) return
  event.preventDefault()
  stops[0]?.focus()
}
