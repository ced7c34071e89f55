import { type RefObject, useCallback, useInsertionEffect, useRef, useState } from 'react'
import { createLayer, type Layer, type LayerPlace } from './createLayer.ts'
import { useClientLayoutEffect } from './useClientLayoutEffect.ts'

export type OpeningOptions = Omit<LayerPlace, 'opener'> & {
  readonly isOpen: boolean
  readonly fallbackFocusRef: RefObject<HTMLElement | null> | undefined
}

/**
 * The openings of the modal: the layer it lives in, put where each opener is, and the way of the focus back to that
 * opener. Absent on a server.
 */
export function useOpening({ isOpen, container, fallbackFocusRef, isModal, isOnTop }: OpeningOptions): {
  readonly layer: Layer | undefined
  readonly returnFocus: () => void
} {
  const [layer] = useState(() => (typeof document === 'undefined' ? undefined : createLayer()))
  const opener = useRef<Element | null>(null)

  // On the page before anything in it is measured, and in the commit that opens it: a layer that came one later would
  // render everything in it for itself.
  const enter = (): void => {
    if (!isOpen || !layer) return
    if (!layer.element.isConnected) opener.current = document.activeElement
    layer.enter({ opener: opener.current, container, isModal, isOnTop })
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the function is of these
  useInsertionEffect(enter, [isOpen, layer, container, isModal, isOnTop])
  useClientLayoutEffect(() => {
    // Where StrictMode runs effects again, only these are.
    enter()
    return () => layer?.remove()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for the life of the layer
  }, [layer])

  const returnFocus = useCallback(() => {
    const { current } = opener
    const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
    const target = isThere
      ? current
      : (fallbackFocusRef?.current ?? layer?.host() ?? document.querySelector<HTMLElement>('main'))
    if (target) focusAnyway(target)
  }, [layer, fallbackFocusRef])

  return { layer, returnFocus }
}

/** Focuses an element also when it is none that takes the focus by itself, as a landmark or a host's dialog. */
function focusAnyway(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (document.activeElement === element || element.hasAttribute('tabindex')) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
