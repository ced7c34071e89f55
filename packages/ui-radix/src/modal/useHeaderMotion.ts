import { type RefObject, useRef } from 'react'
import { leaveCopy } from './leavingCopy.ts'
import { useClientLayoutEffect } from './useClientLayoutEffect.ts'

/** Cross-fades the title: the new words are there at once for those who hear them, the old ones leave as a picture. */
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
    // Began once more, also while the last one still runs.
    element.removeAttribute('data-state')
    element.getBoundingClientRect()
    element.setAttribute('data-state', 'in')
    if (before !== '') leaveCopy(element.parentElement, old)
  }, [text])
  return title
}

/** Lets the element fade when it is taken away. */
export function useFadeOut(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  useClientLayoutEffect(() => {
    const element = ref.current
    const parent = element?.parentElement
    return () => {
      if (element && parent) leaveCopy(parent, element)
    }
  }, [])
  return ref
}
