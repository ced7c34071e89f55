import { type RefObject, useRef } from 'react'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'
import { leaveAfter, leaveCopy } from './leavingCopy.ts'

/** Cross-fades the title: assistive technology has the new text at once, a copy of the old one fades out. */
export function useTitleSwap(text: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const last = useRef(text)
  const shown = useRef<HTMLElement>(undefined)
  useClientLayoutEffect(() => {
    const element = title.current
    const [before, old] = [last.current, shown.current]
    last.current = text
    // With its badge, without which the text would move to the centre.
    shown.current = element?.cloneNode(true) as HTMLElement | undefined
    if (!element?.parentElement || before === text) return
    // Restarts the animation, also while the last one runs.
    element.removeAttribute('data-state')
    element.getBoundingClientRect()
    element.setAttribute('data-state', 'in')
    if (before !== '' && old) leaveCopy(element.parentElement, old)
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
