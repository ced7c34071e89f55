import { useEffect, useRef } from 'react'

/** Runs when the view is left for good: not when React draws it twice to see whether it minds. */
export function useLeaving(leave: () => unknown): void {
  const latest = useRef(leave)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    clearTimeout(timer.current)
    return () => {
      timer.current = setTimeout(() => latest.current(), 0)
    }
  }, [])
}
