import { type RefObject, useRef } from 'react'
import { leaveAfter, leaveCopy } from './leavingCopy.ts'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'

/** Cross-fades the title: assistive technology has the new text at once, a copy of the old one fades out. */
export function useTitleSwap(text: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const last = useRef(text)
  useClientLayoutEffect(() => {
    const element = title.current
    const before = last.current
    last.current = text
    if (!element?.parentElement || before === text) return
    const old = element.cloneNode() as HTMLElement
    old.textContent = before
    // Restarts the animation, also while the last one runs.
    element.removeAttribute('data-state')
    element.getBoundingClientRect()
    element.setAttribute('data-state', 'in')
    if (before !== '') leaveCopy(element.parentElement, old)
  }, [text])
  return title
}

/** Fades the element out, as a copy, when it is unmounted. */
export function useFadeOut(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  useClientLayoutEffect(() => {
    const element = ref.current
    const parent = element?.parentElement
    return () => {
      if (element && parent) leaveAfter(parent, element)
    }
  }, [])
  return ref
}
