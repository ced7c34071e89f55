/*
 * React removes a closed dialog and a left view at once, so that their timers end and the page can be used. The styles
 * animate a copy of them instead.
 */

/** A copy that can be seen, but neither read, pressed, focused nor found by its id, and in which nothing loads. */
function inertCopy(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  copy.setAttribute('data-foyer-leaving', '')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  // An SVG refers to its own elements by their ids.
  for (const each of [copy, ...copy.querySelectorAll('[id]:not(svg *), [role], [data-foyer-autofocus]')])
    for (const name of ['id', 'role', 'data-foyer-autofocus']) each.removeAttribute(name)
  // Toasts stay: the page shows them.
  for (const each of copy.querySelectorAll('iframe, [data-foyer-part="toast-region"]')) each.remove()
  return copy
}

/**
 * Shows a copy of an element that leaves its parent, animated by `data-state="out"`. No animation: no copy. `onShow`
 * gets the copy once it is in the page.
 */
export function leaveCopy(
  parent: HTMLElement,
  element: HTMLElement,
  onShow?: (copy: HTMLElement) => void,
): void {
  // When the dialog closes, the copy of its layer contains this element.
  if (!parent.isConnected) return
  for (const old of parent.querySelectorAll(':scope > [data-foyer-leaving]')) old.remove()
  const copy = inertCopy(element)
  copy.setAttribute('data-state', 'out')
  const remove = (event?: Event): void => {
    // Animations of its descendants end here too.
    if (!event || event.target === copy) copy.remove()
  }
  copy.addEventListener('animationend', remove)
  copy.addEventListener('animationcancel', remove)
  parent.append(copy)
  onShow?.(copy)
  if (!copy.getAnimations?.().length) remove()
}

/**
 * Shows a copy of an element once React has removed it; for the cleanup of its effect. StrictMode runs cleanups
 * without a removal, and a copy would cover an element that stays.
 */
export function leaveAfter(
  parent: HTMLElement,
  element: HTMLElement,
  onShow?: (copy: HTMLElement) => void,
): void {
  queueMicrotask(() => {
    if (!element.isConnected) leaveCopy(parent, element, onShow)
  })
}

/**
 * Shows a copy of a closed dialog, animated by `data-state="closed"` of overlay and panel. Call it while the layer is
 * in the page. Returns the function that removes the copy.
 */
export function leaveDialogCopy(layer: HTMLElement): () => void {
  const parent = layer.parentElement
  const copy = inertCopy(layer)
  const moving = [
    ...copy.querySelectorAll<HTMLElement>('[data-foyer-part="overlay"], [data-foyer-part="panel"]'),
  ]
  const scrolled = scrollPositions(layer)
  let isRemoved = false
  const show = async (): Promise<void> => {
    if (isRemoved || !parent?.isConnected) return
    for (const element of moving) {
      element.setAttribute('data-state', 'closed')
      element.style.pointerEvents = 'none'
    }
    parent.append(copy)
    if (copy.popover) copy.showPopover()
    const all = copy.querySelectorAll('*')
    for (const [index, top] of scrolled) all[index]?.scrollTo(0, top)
    const animations = copy.getAnimations?.({ subtree: true }) ?? []
    const own = animations.filter(({ effect }) =>
      moving.includes((effect as KeyframeEffect).target as HTMLElement),
    )
    await Promise.allSettled(own.map(({ finished }) => finished))
    copy.remove()
  }
  // After React has removed the original: tests and styles could not tell the two apart.
  queueMicrotask(() => void show())
  return () => {
    isRemoved = true
    copy.remove()
  }
}

/** A copy starts at the top; the original may have been scrolled. */
const scrollPositions = (root: HTMLElement): (readonly [index: number, top: number])[] =>
  [...root.querySelectorAll('*')]
    .map(({ scrollTop }, index) => [index, scrollTop] as const)
    .filter(([, top]) => top > 0)
