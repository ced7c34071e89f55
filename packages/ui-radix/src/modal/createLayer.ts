/** What may stand above the page already when the modal is opened from inside it. */
const HOSTS = 'dialog[open], [popover]:popover-open, [role="dialog"], [role="alertdialog"]'

/** Radix and its kin watch these on the document to tell inside from outside. */
const WATCHED = ['pointerdown', 'focusin', 'focusout'] as const

export type Layer = {
  readonly element: HTMLElement
  /** The host's own dialog or popover that it was opened from, if it was. */
  readonly host: HTMLElement | null
  readonly remove: () => void
}

/**
 * Makes the element that the modal lives in. Opened from inside a host's own dialog or popover it becomes a part of
 * that one, above it and usable in it, and what happens inside is not taken for a press outside of theirs.
 */
export function createLayer(
  opener: Element | null,
  container?: HTMLElement | null,
  {
    isModal = true,
    isOnTop = true,
  }: {
    /** The page below cannot be used. @default true */
    readonly isModal?: boolean | undefined
    /** In the browser's top layer, above whatever the page has. @default true */
    readonly isOnTop?: boolean | undefined
  } = {},
): Layer {
  const host = container ?? nearestHost(opener) ?? document.body
  const element = document.createElement('div')
  element.setAttribute('data-foyer', '')
  element.setAttribute('data-foyer-part', 'layer')
  // Through the object model, which a strict content policy allows; a popover is a small centred box by nature.
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0',
    width: 'auto',
    height: 'auto',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
    overflow: 'visible',
    pointerEvents: isModal ? 'auto' : 'none',
    zIndex: 'var(--foyer-z, 999)',
  })
  if (!isModal) element.style.setProperty('--foyer-overlay', 'transparent')
  if (!isModal) element.style.setProperty('--foyer-overlay-blur', '0px')
  const isNested = host !== document.body && !container
  const stop = (event: Event): void => event.stopPropagation()
  if (isNested) for (const type of WATCHED) element.addEventListener(type, stop)
  host.append(element)
  // Inside a host's own layer it has to be on top of that one, whoever else is to stay above.
  if ((isOnTop || isNested) && element.showPopover) {
    element.popover = 'manual'
    element.showPopover()
  }
  return { element, host: isNested ? host : null, remove: () => element.remove() }
}

function nearestHost(opener: Element | null): HTMLElement | null {
  try {
    return opener?.closest<HTMLElement>(HOSTS) ?? null
  } catch {
    // A browser that does not know `:popover-open` has no popovers either.
    return opener?.closest<HTMLElement>('dialog[open], [role="dialog"], [role="alertdialog"]') ?? null
  }
}
