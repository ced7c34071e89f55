const HOST_DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"]'

/**
 * The app's own dialog or popover around an element, also across shadow roots. The modal is put into it: outside of it,
 * a native dialog would make the modal inert, and focus traps of other libraries would pull the focus out.
 */
export function findHostDialog(element: Element | null): HTMLElement | null {
  if (!element) return null
  const root = element.getRootNode()
  return closestHost(element) ?? (root instanceof ShadowRoot ? findHostDialog(root.host) : null)
}

function closestHost(element: Element): HTMLElement | null {
  try {
    return element.closest<HTMLElement>(`${HOST_DIALOGS}, [popover]:popover-open`)
  } catch {
    // Browsers without popovers do not know the selector.
    return element.closest<HTMLElement>(HOST_DIALOGS)
  }
}

/**
 * Keeps events of the modal from the library of the host's dialog, which listens on the document and would close its
 * dialog or pull the focus back. Radix listens there too, so Escape in the modal is reported from here. Returns a
 * function that removes the listeners.
 */
export function shieldFromHost(layer: HTMLElement, onEscape: (event: KeyboardEvent) => void): () => void {
  const shield = new AbortController()
  const { signal } = shield
  for (const type of ['pointerdown', 'focusin', 'focusout'])
    layer.addEventListener(type, (event) => event.stopPropagation(), { signal })
  // In the capture phase the window receives a key first, before any listener of the host's library.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isInsideOrBody(layer, event)) return
    event.stopImmediatePropagation()
    onEscape(event)
  }
  window.addEventListener('keydown', onKeyDown, { capture: true, signal })
  return () => shield.abort()
}

/** Whether a key was pressed in the layer, or while no element had the focus. Call it during the dispatch. */
export function isInsideOrBody(layer: HTMLElement, event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return target === document.body || (target instanceof Node && layer.contains(target))
}
