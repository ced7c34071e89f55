import { useEffect, useState } from 'react'

/** Delay after which a wait shows a hint. */
const SLOW_MS = 20_000

/** Whether a wait that started at `startedAt` (ms) is slow. */
export function useSlow(startedAt: number | undefined): boolean {
  const [slowSince, setSlowSince] = useState<number>()
  useEffect(() => {
    if (startedAt === undefined) return
    const timer = setTimeout(() => setSlowSince(startedAt), Math.max(0, startedAt + SLOW_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [startedAt])
  return startedAt !== undefined && slowSince === startedAt
}
