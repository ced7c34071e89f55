import type { SmartSession } from '@foyer/headless'
import { useEffect, useState } from 'react'
import { nextEnd } from './rules.ts'

/** Maximum delay of `setTimeout`. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The current time, updated when a smart session expires, so that an expired one is never shown as active. */
export function useNow(sessions: readonly SmartSession[]): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const end = nextEnd(sessions, now)
    if (end === undefined) return
    // For a smart session that expired while loading the delay is 0.
    const wait = Math.min(Math.max(0, now + end - Date.now()), MAX_TIMER_MS)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [sessions, now])
  return now
}
