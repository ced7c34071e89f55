import { type RefObject, useEffect } from 'react'
import { focusView, hasFinePointer } from './focus.ts'

export type DialogFocusOptions = {
  /** The page below cannot be used: the focus is never lost to it. */
  readonly isModal: boolean
  /** Nothing else can be used either: Tab goes round in the panel. */
  readonly isAlone: boolean
  readonly returnFocus: () => void
}

/** What a dialog does with the focus: takes it, keeps it and gives it back. */
export function useDialogFocus(
  panel: RefObject<HTMLElement | null>,
  { isModal, isAlone, returnFocus }: DialogFocusOptions,
): void {
  useEffect(() => {
    const root = panel.current
    if (!root) return
    focusView(root, hasFinePointer())
    return () => {
      // Effects that are only run again, as StrictMode does, have not closed it.
      if (!root.isConnected) returnFocus()
    }
  }, [panel, returnFocus])

  useEffect(() => {
    const root = panel.current
    if (!root || !isModal) return
    // What had the focus is gone: without it, keys would reach the page.
    const observer = new MutationObserver((changes) => {
      if (
        document.activeElement === document.body &&
        changes.some(({ removedNodes }) => removedNodes.length > 0)
      )
        focusView(root, hasFinePointer())
    })
    observer.observe(root, { subtree: true, childList: true })
    return () => observer.disconnect()
  }, [panel, isModal])

  useEffect(() => {
    const root = panel.current
    if (!root || !isAlone) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
      const stops = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isStop)
      const next = event.shiftKey ? stops.at(-1) : stops[0]
      if (!next || !isAtEnd(stops, event.shiftKey)) return
      event.preventDefault()
      next.focus()
    }
    root.addEventListener('keydown', onKeyDown)
    return () => root.removeEventListener('keydown', onKeyDown)
  }, [panel, isAlone])
}

const FOCUSABLE = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]'

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

/** Whether the next stop in this direction is none of the panel's: it is at the last one, or before the first one. */
function isAtEnd(stops: readonly HTMLElement[], isBack: boolean): boolean {
  const at = document.activeElement
  if (!isBack) return at === stops.at(-1)
  const [first] = stops
  const isBefore = first && at && at.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING
  return at === first || Boolean(isBefore)
}
