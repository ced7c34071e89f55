import { useEffect, useRef } from 'react'

/** Runs when the component unmounts, but not on the simulated unmount of StrictMode. */
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
