import { leaveOverlay } from './leaveOverlay.ts'

/** What may stand above the page already when the modal is opened from inside it. */
const HOSTS = 'dialog[open], [popover]:popover-open, [role="dialog"], [role="alertdialog"]'

/** Radix and its kin watch these on the document to tell inside from outside. */
const WATCHED = ['pointerdown', 'focusin', 'focusout'] as const

export type LayerPlace = {
  readonly opener: Element | null
  readonly container?: HTMLElement | null | undefined
  /** The page below cannot be used. @default true */
  readonly isModal?: boolean | undefined
  /** In the browser's top layer, above whatever the page has. @default true */
  readonly isOnTop?: boolean | undefined
}

export type Layer = {
  readonly element: HTMLElement
  /** The host's own dialog or popover that it was opened from last, if it was. */
  readonly host: () => HTMLElement | null
  /** Puts it on the page. While the last opening still leaves, it stays where that one is. */
  readonly enter: (place: LayerPlace) => void
  /** Lets a picture of the overlay leave, through which the page can be used already; then it goes. */
  readonly leave: (overlay: HTMLElement) => void
  readonly remove: () => void
}

/**
 * Makes the element that the modal lives in, before it is opened: what is in it is there when it comes. Opened from
 * inside a host's own dialog or popover it becomes a part of that one, above it and usable in it, and what happens
 * inside is not taken for a press outside of theirs.
 */
export function createLayer(): Layer {
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
    zIndex: 'var(--foyer-z, 999)',
  })
  let host: HTMLElement | null = null
  let endLeaving: (() => void) | undefined
  const stop = (event: Event): void => {
    if (host) event.stopPropagation()
  }
  for (const type of WATCHED) element.addEventListener(type, stop)

  return {
    element,
    host: () => host,
    enter({ opener, container, isModal = true, isOnTop = true }) {
      endLeaving?.()
      const { style } = element
      style.pointerEvents = isModal ? 'auto' : 'none'
      for (const [name, value] of PASSIVE) {
        if (isModal) style.removeProperty(name)
        else style.setProperty(name, value)
      }
      if (element.isConnected) return
      const nearest = container ? null : nearestHost(opener)
      host = nearest
      const place = container ?? nearest ?? document.body
      place.append(element)
      // Inside a host's own layer it has to be on top of that one, whoever else is to stay above.
      if ((isOnTop || host) && element.showPopover) {
        element.popover = 'manual'
        element.showPopover()
      }
    },
    leave(overlay) {
      endLeaving?.()
      endLeaving = leaveOverlay(element, overlay, () => element.remove())
    },
    remove() {
      endLeaving?.()
      element.remove()
    },
  }
}

const PASSIVE = [
  ['--foyer-overlay', 'transparent'],
  ['--foyer-overlay-blur', '0px'],
] as const

function nearestHost(opener: Element | null): HTMLElement | null {
  try {
    return opener?.closest<HTMLElement>(HOSTS) ?? null
  } catch {
    // A browser that does not know `:popover-open` has no popovers either.
    return opener?.closest<HTMLElement>('dialog[open], [role="dialog"], [role="alertdialog"]') ?? null
  }
}
