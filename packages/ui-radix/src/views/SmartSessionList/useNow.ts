import type { SmartSession } from '@foyer/headless'
import { useEffect, useState } from 'react'
import { nextEnd } from './rules.ts'

/** The longest that a timer can be set for. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The time, told again when a session ends: what is on screen is never called active when it is not. */
export function useNow(sessions: readonly SmartSession[]): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const end = nextEnd(sessions, now)
    if (end === undefined) return
    // One that ended while the list was on its way has ended now.
    const wait = Math.min(Math.max(0, now + end - Date.now()), MAX_TIMER_MS)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [sessions, now])
  return now
}
