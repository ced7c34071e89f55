import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createLayer, type Layer } from './createLayer.ts'

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
  const opening = useRef<{ readonly layer: Layer; readonly opener: Element | null } | null>(null)

  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    opening.current ??= { layer: createLayer(opener, container, { isModal, isOnTop }), opener }
    setLayer(opening.current.layer.element)
  }, [isOpen, container, isModal, isOnTop])

  const end = useCallback(() => {
    opening.current?.layer.remove()
    opening.current = null
    setLayer(null)
  }, [])

  const returnFocus = useCallback(() => {
    const opener = opening.current?.opener
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    const target = isThere
      ? opener
      : (fallbackFocusRef?.current ?? document.querySelector<HTMLElement>('main'))
    target?.focus({ preventScroll: true })
  }, [fallbackFocusRef])

  return { layer, end, returnFocus }
}
