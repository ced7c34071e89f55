import { type ComponentPropsWithoutRef, type ReactElement, type RefObject, useEffect, useRef } from 'react'

export type SentinelProps = ComponentPropsWithoutRef<'span'> & {
  /** The scrolling element. @default the viewport and all scrollers inside */
  readonly root?: RefObject<HTMLElement | null> | undefined
  readonly onVisible: () => void
}

/** Calls `onVisible` once, when this element comes near the visible area. */
export function Sentinel({ root, onVisible, ...rest }: SentinelProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null)
  const latest = useRef(onVisible)
  useEffect(() => {
    latest.current = onVisible
  })
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latest.current()
      },
      { root: root?.current ?? null, rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [root])
  return <span {...rest} ref={ref} />
}
