import { load } from '@foyer/headless'
import { useEffect } from 'react'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'
import { activeElement, FOCUSABLE, focusView, hasFinePointer, isVisible } from './focus.ts'

export type OutsideAccessOptions = {
  readonly isModal: boolean
  readonly isInShadow: boolean
  /** CSS selectors of elements that the host wants usable beside the modal. */
  readonly interactiveOutside: string | undefined
  /** Host's dialog around the modal. */
  readonly host: HTMLElement | null
}

/**
 * Keeps captchas, wallet overlays and password managers usable beside the modal. A Radix dialog makes no exceptions: it
 * hides every other element from assistive technology, disables pointer events on the body and pulls the focus back.
 * This hook makes every element usable that Radix has not hidden: elements added to the body after the opening, live
 * regions, and elements that match `interactiveOutside`.
 */
export function useOutsideAccess(
  layer: HTMLElement,
  { isModal, isInShadow, interactiveOutside, host }: OutsideAccessOptions,
): void {
  // Radix leaves live regions and their ancestors alone. It looks for them in an effect, after this one.
  useClientLayoutEffect(() => {
    if (!isModal || !interactiveOutside) return
    const marked = [...document.querySelectorAll(`:is(${interactiveOutside}):not([aria-live])`)]
    for (const element of marked) element.setAttribute('aria-live', 'off')
    return () => {
      for (const element of marked) element.removeAttribute('aria-live')
    }
  }, [isModal, interactiveOutside])

  useEffect(() => {
    if (!isModal || !interactiveOutside) return
    const closing = new AbortController()
    load(() => import('./revealOutside.ts')).then(
      ({ revealOutside }) => revealOutside(interactiveOutside, closing.signal),
      () => {},
    )
    return () => closing.abort()
  }, [isModal, interactiveOutside])

  useEffect(() => {
    // Inside a host's dialog, the library of that dialog controls the body.
    if (!isModal || host) return
    const { body } = document
    const releasePointer = (): void => {
      if (body.style.pointerEvents === 'none') body.style.pointerEvents = ''
    }
    const observer = new MutationObserver((changes) => {
      releasePointer()
      // No element of the page can be above the top layer. Without it, `z-index` decides.
      if (layer.popover && changes.some(({ addedNodes }) => [...addedNodes].some(isForeign)))
        layer.popover = null
    })
    releasePointer()
    observer.observe(body, { childList: true, attributes: true, attributeFilter: ['style'] })
    // Extensions add their elements beside the body.
    observer.observe(document.documentElement, { childList: true })
    return () => observer.disconnect()
  }, [layer, isModal, host])

  useEffect(() => {
    if (!isModal) return
    const isUsable = (target: EventTarget | null): boolean =>
      target instanceof Element &&
      !layer.contains(target) &&
      !target.contains(layer) &&
      !target.closest('[aria-hidden="true"], [inert]')
    // Radix listens for focus on the document. The element below is called before, without affecting other listeners.
    const { documentElement } = document
    const onFocusIn = (event: FocusEvent): void => {
      if (isUsable(event.target)) event.stopPropagation()
      // Inside a shadow root Radix does not know where the focus was, and does not pull it back.
      else if (isInShadow) focusView(layer, hasFinePointer())
    }
    const onFocusOut = (event: FocusEvent): void => {
      if (isUsable(event.relatedTarget)) event.stopPropagation()
    }
    // At either end of the panel, Radix has moved the focus to the other end: focuses the elements outside instead.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || !event.defaultPrevented) return
      const named = interactiveOutside ? [...document.querySelectorAll(interactiveOutside)] : []
      focusFirst(
        [...document.body.children, ...named].filter((element) => isUsable(element) && isForeign(element)),
      )
    }
    const closing = new AbortController()
    layer.addEventListener('keydown', onKeyDown, closing)
    documentElement.addEventListener('focusin', onFocusIn, closing)
    documentElement.addEventListener('focusout', onFocusOut, closing)
    if (isInShadow)
      load(() => import('./KeptFocus.tsx')).then(
        ({ keepFocusInShadow }) => keepFocusInShadow(layer, interactiveOutside, closing.signal),
        () => {},
      )
    return () => closing.abort()
  }, [layer, isModal, isInShadow, interactiveOutside])
}

/** Focuses the first control of the page that is one of the elements or in one, and that takes the focus. */
function focusFirst(elements: readonly Element[]): void {
  for (const control of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (!elements.some((element) => element.contains(control))) continue
    control.focus()
    if (activeElement() === control) return
  }
}

/** Whether a node is a visible element of another script: not of Foyer or Radix, and with a box. */
const isForeign = (node: Node): boolean =>
  isVisible(node) && !node.matches('[data-foyer], [data-foyer-frame-host], [data-radix-focus-guard]')
