import { useCallback, useSyncExternalStore } from 'react'

const SECOND_MS = 1000

/** Seconds until a time, counted down to 0; right from the first render on. */
export function useSecondsUntil(at: number | undefined): number {
  const watch = useCallback(
    (onTick: () => void) => {
      if (at === undefined) return () => {}
      const timer = setInterval(() => {
        onTick()
        if (Date.now() >= at) clearInterval(timer)
      }, SECOND_MS)
      return () => clearInterval(timer)
    },
    [at],
  )
  const read = (): number => (at === undefined ? 0 : Math.max(0, Math.ceil((at - Date.now()) / SECOND_MS)))
  return useSyncExternalStore(watch, read, read)
}
