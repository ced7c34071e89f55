import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Seconds until a time, counted down to 0. */
export function useSecondsUntil(at: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (at === undefined) return
    const tick = (): void => setNow(Date.now())
    tick()
    const timer = setInterval(() => {
      tick()
      if (Date.now() >= at) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [at])
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - now) / SECOND_MS))
}
