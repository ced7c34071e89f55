import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'

export type SentinelProps = {
  /** What scrolls. */
  readonly root: RefObject<HTMLElement | null>
  readonly onSeen: () => void
  readonly children: ReactNode
}

/** Says once that it has come near what is seen. */
export function Sentinel({ root, onSeen, children }: SentinelProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latest.current()
      },
      { root: root.current, rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [root])
  return <span ref={ref}>{children}</span>
}
