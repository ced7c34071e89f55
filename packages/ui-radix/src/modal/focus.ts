/** Where a control is found again when the visitor comes back to its view. */
export type FocusMark = { readonly part: string; readonly text: string }

const partOf = (element: Element): string => element.getAttribute('data-foyer-part') ?? element.tagName

/** Remembers the control that has the focus. */
export function markFocus(root: HTMLElement): FocusMark | undefined {
  const { activeElement } = document
  if (!activeElement || !root.contains(activeElement)) return undefined
  return { part: partOf(activeElement), text: activeElement.textContent ?? '' }
}

/** Focuses the control that was remembered. False when it is gone. */
export function restoreFocus(root: HTMLElement, mark: FocusMark | undefined): boolean {
  if (!mark) return false
  for (const element of root.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex]')) {
    if (partOf(element) !== mark.part || element.textContent !== mark.text) continue
    element.focus({ preventScroll: true })
    return document.activeElement === element
  }
  return false
}

/** Focuses what a view wants focused, on devices with a fine pointer; else its title, so that it is read first. */
export function focusView(root: HTMLElement, hasFinePointer: boolean): void {
  const wanted = hasFinePointer ? root.querySelector<HTMLElement>('[data-foyer-autofocus]') : null
  const target = wanted ?? root.querySelector<HTMLElement>('[data-foyer-part="title"]')
  target?.focus({ preventScroll: true })
}

/** Whether a mouse or its like is there: where it is not, focusing a field would bring up the keyboard of a phone. */
export const hasFinePointer = (): boolean => window.matchMedia?.('(pointer: fine)').matches === true
