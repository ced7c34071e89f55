import { load } from '@foyer/headless'
import {
  type MutableRefObject,
  type RefObject,
  useCallback,
  useInsertionEffect,
  useRef,
  useState,
} from 'react'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'
import { activeElement, focusAnyway, isVisible } from './focus.ts'
import { findHostDialog } from './hostDialog.ts'
import { leaveDialogCopy } from './leavingCopy.ts'
import { useRootAttributes } from './useRootAttributes.ts'

export type OpeningOptions = {
  /** `false` while the dialog is rendered ahead: the page must not notice it. */
  readonly isShown: boolean
  readonly container: HTMLElement | null | undefined
  readonly fallbackFocusRef: RefObject<HTMLElement | null> | undefined
  /**
   * The modal is in the browser's top layer, above every `z-index` of the page. Always `true` inside a host's dialog.
   */
  readonly isOnTop: boolean
  /** Removes the copy that the last closing shows. */
  readonly removeCopy: MutableRefObject<(() => void) | undefined>
}

export type Opening = {
  /** Container of the modal: Radix's portal is not in the top layer. */
  readonly layer: HTMLElement
  /** The host's dialog that the modal was opened from. */
  readonly host: HTMLElement | null
  /** The modal is in a shadow root, of `container` or of the host's dialog. */
  readonly isInShadow: boolean
  readonly returnFocus: () => void
}

/** One opening, from display to unmount: its container with theme and language, and the return of the focus. */
export function useOpening({
  isShown,
  container,
  fallbackFocusRef,
  isOnTop,
  removeCopy,
}: OpeningOptions): Opening {
  const [layer] = useState(createLayer)
  const [place, setPlace] = useState<Place>()
  if (isShown && !place) setPlace(findPlace(container))
  const { host, parent } = place ?? nowhere
  const opened = useRef(nowhere)

  useRootAttributes(layer)
  // An insertion effect runs before Radix measures the animations of the layer, and StrictMode does not repeat it.
  useInsertionEffect(() => {
    if (!place || !parent) return
    opened.current = place
    removeCopy.current?.()
    // The dialog of a modal that this one replaces is gone.
    const to = parent.isConnected ? parent : document.body
    to.append(layer)
    if ((isOnTop || host) && layer.showPopover) {
      layer.popover = 'manual'
      layer.showPopover()
    }
    return () => {
      removeCopy.current = leaveDialogCopy(layer)
      layer.remove()
    }
  }, [parent])

  useClientLayoutEffect(() => {
    if (!host || !isShown) return
    const closing = new AbortController()
    load(() => import('./keepInPage.ts')).then(
      ({ keepInPage }) => keepInPage(layer, closing.signal),
      () => {},
    )
    return () => closing.abort()
  }, [layer, host, isShown])

  // Stable, so that showing the dialog does not render it again.
  const returnFocus = useCallback(() => {
    const { current: opening } = opened
    if (isFocusTaken(opening)) return
    const { opener } = opening
    const target =
      opener !== document.body && isVisible(opener)
        ? opener
        : (fallbackFocusRef?.current ??
          findReplacement(opening) ??
          (isVisible(opening.host) ? opening.host : document.querySelector('main')))
    if (target) focusAnyway(target)
  }, [fallbackFocusRef])

  return { layer, host, isInShadow: parent?.getRootNode() instanceof ShadowRoot, returnFocus }
}

/** Place of an opening: the focused element, or the button of the menu around it, the host's dialog, and the container. */
type Place = {
  readonly opener: Element | null
  /** Root of the opener, if the opener is a button of Foyer. */
  readonly buttonRoot: Element | null
  readonly host: HTMLElement | null
  readonly parent: HTMLElement | undefined
}

const nowhere: Place = { opener: null, buttonRoot: null, host: null, parent: undefined }

function findPlace(container: HTMLElement | null | undefined): Place {
  const focused = activeElement()
  // A menu closes, and its button gets the focus.
  const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = (menu && document.getElementById(menu)) || focused
  const host = container ? null : findHostDialog(opener)
  const buttonRoot = opener?.closest(BUTTON_ROOT) ?? null
  return { opener, buttonRoot, host, parent: container ?? host ?? document.body }
}

const BUTTON_ROOT = '[data-foyer-part="button-root"]'
const ACCOUNT_ROOT = ['address', 'account'].map((name) => `${BUTTON_ROOT}[data-control="${name}"]`).join()

/**
 * The control to focus in place of an opener that is gone: the new control of the same Foyer button, which shows the
 * account after a connection, else another account button.
 */
function findReplacement({ opener, buttonRoot }: Place): HTMLElement | null {
  if (!opener || opener === document.body) return null
  const root = buttonRoot?.isConnected ? buttonRoot : document.querySelector(ACCOUNT_ROOT)
  return root?.querySelector<HTMLElement>('[aria-haspopup="dialog"]') ?? null
}

/** Whether the page has moved the focus. Containers of the opener get it when the focused element is removed. */
function isFocusTaken({ opener, host }: Place): boolean {
  const focused = activeElement()
  return focused !== null && focused !== document.body && focused !== host && !focused.contains(opener)
}

/**
 * The element that one opening is rendered into, above the page. Styled through the object model, which strict content
 * policies allow; a popover is a small centred box by default. Lets the pointer through: the overlay takes it.
 */
function createLayer(): HTMLElement {
  const layer = document.createElement('div')
  layer.setAttribute('data-foyer', '')
  layer.setAttribute('data-foyer-part', 'layer')
  Object.assign(layer.style, {
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
    pointerEvents: 'none',
    zIndex: 'var(--foyer-z, 999)',
  })
  return layer
}
