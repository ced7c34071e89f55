import { type RefObject, useCallback, useRef, useState } from 'react'
import { createLayer, type Layer } from './createLayer.ts'
import { useClientLayoutEffect } from './useClientLayoutEffect.ts'

export type OpeningOptions = {
  readonly isOpen: boolean
  readonly container: HTMLElement | null | undefined
  readonly fallbackFocusRef: RefObject<HTMLElement | null> | undefined
  readonly isModal: boolean
  readonly isOnTop: boolean
}

/**
 * One opening of the modal: the element it lives in, made where its opener is, and the way of the focus back to that
 * opener. The element stays until the closing animation has ended (`end`).
 */
export function useOpening({ isOpen, container, fallbackFocusRef, isModal, isOnTop }: OpeningOptions): {
  readonly layer: HTMLElement | null
  readonly end: () => void
  readonly returnFocus: () => void
} {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const opening = useRef<Layer | null>(null)
  // Longer than the layer: the focus goes back in the turn after the layer has left.
  const opener = useRef<Element | null>(null)
  const fallback = useRef<HTMLElement | null>(null)
  const isOpenNow = useRef(false)

  useClientLayoutEffect(() => {
    if (!isOpen) return
    isOpenNow.current = true
    if (!opening.current) {
      opener.current = document.activeElement
      opening.current = createLayer(opener.current, container, { isModal, isOnTop })
    }
    setLayer(opening.current.element)
    return () => {
      isOpenNow.current = false
    }
  }, [isOpen, container, isModal, isOnTop])

  const end = useCallback(() => {
    // Opened again before the last of it had gone: the layer is the new one's.
    if (isOpenNow.current) return
    fallback.current = opening.current?.host ?? null
    opening.current?.remove()
    opening.current = null
    setLayer(null)
  }, [])

  const returnFocus = useCallback(() => {
    const { current } = opener
    const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
    const target = isThere
      ? current
      : (fallbackFocusRef?.current ?? fallback.current ?? document.querySelector<HTMLElement>('main'))
    if (target) focusAnyway(target)
  }, [fallbackFocusRef])

  return { layer, end, returnFocus }
}

/** Focuses an element also when it is none that takes the focus by itself, as a landmark or a host's dialog. */
function focusAnyway(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (document.activeElement === element || element.hasAttribute('tabindex')) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
