/** Identifies a control, to focus it again when going back. */
export type FocusMark = {
  readonly part: string
  readonly text: string
  /** At the start of the header, whose one button has another text once the network has changed. */
  readonly isStart: boolean
}

/** Selector of elements that can take the focus, unless they are disabled or hidden. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, iframe, [tabindex="0"]'

const START = '[data-foyer-part=header-start]'

const partOf = (element: Element): string => element.getAttribute('data-foyer-part') ?? element.tagName
/**
 * Text of a control, without the letter that stands for its image until that has loaded. Buttons with an icon have a
 * label and no text.
 */
export const textOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  element.textContent.slice(element.querySelector('[data-foyer-part=image-letter]')?.textContent.length)

/** Remembers the control that has the focus. */
export function markFocus(root: HTMLElement): FocusMark | undefined {
  const focused = activeElement()
  if (!focused || !root.contains(focused)) return undefined
  return { part: partOf(focused), text: textOf(focused), isStart: focused.closest(START) !== null }
}

/** Focuses the remembered control. Returns false when it is gone. */
export function restoreFocus(root: HTMLElement, mark: FocusMark | undefined): boolean {
  if (!mark) return false
  for (const element of root.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    const isSame = textOf(element) === mark.text || (mark.isStart && element.closest(START))
    if (!isSame || partOf(element) !== mark.part || element.closest('[inert]')) continue
    element.focus({ preventScroll: true })
    return activeElement() === element
  }
  return false
}

/**
 * Focuses the view's `data-foyer-autofocus` element on devices with a fine pointer, and one of value `always` on all:
 * phones offer the code of a message to the field that has the focus. Else the title, which is read first.
 */
export function focusView(root: HTMLElement, hasFinePointer: boolean): void {
  const wanted = hasFinePointer ? '[data-foyer-autofocus]' : '[data-foyer-autofocus=always]'
  const target =
    root.querySelector<HTMLElement>(wanted) ?? root.querySelector<HTMLElement>('[data-foyer-part="title"]')
  target?.focus({ preventScroll: true })
}

/** Selector of the elements that Tab can reach, unless they are hidden, and of the focused element. */
const STOPS = `:is(${FOCUSABLE}):not(:disabled, [inert] *, [tabindex="-1"]), :focus`

/**
 * Moves the focus to the other end of a dialog if Tab has no control left in its direction. Radix does so only from the
 * first and the last control that it finds: not from the title, nor in front of inert controls, nor in a shadow root.
 */
export function wrapFocus(
  root: HTMLElement,
  event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>,
): void {
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(isVisible)
  if (event.shiftKey) stops.reverse()
  if (stops.at(-1) !== activeElement()) return
  event.preventDefault()
  stops[0]?.focus()
}

/** Moves the focus from the title to the element that the view marks, and that was rendered after the title got it. */
export function focusLate(): void {
  const focused = activeElement()
  const root = focused?.closest<HTMLElement>('[data-foyer-modal]')
  // Radix focuses the panel when the focused control is removed with the last view.
  if (root && (focused === root || focused?.closest('[data-foyer-part="title"]')))
    focusView(root, hasFinePointer())
}

/**
 * Focuses a clicked control, since Safari does not, so that the focus can return to it. Leaves it in a field, where a
 * phone would hide its keyboard.
 */
export function focusClicked({ target }: Event): void {
  if (!(target instanceof Element) || activeElement()?.matches('input, textarea')) return
  target.closest<HTMLElement>('button, a[href]')?.focus({ preventScroll: true, focusVisible: false })
}

/** The element that has the focus, also inside of shadow roots. */
export function activeElement(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** Focuses an element that may not be focusable, such as a landmark or the host's dialog. */
export function focusAnyway(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (activeElement() === element || element.hasAttribute('tabindex')) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}

/** Whether the device has a mouse or the like. Without one, focusing a field would open the on-screen keyboard. */
export const hasFinePointer = (): boolean => window.matchMedia?.('(pointer: fine)').matches === true

/** Whether an element is in the page and not hidden, as with a menu that has closed. */
export const isVisible = (element: Node | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.checkVisibility?.() !== false
