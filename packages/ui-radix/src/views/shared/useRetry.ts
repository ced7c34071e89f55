import { isFoyerError } from '@foyer/headless'
import { useEffect, useRef, useState } from 'react'
import { useIsOnline } from './useIsOnline.ts'

export type Retry = {
  readonly retry: () => void
  readonly isRetrying: boolean
  readonly isOffline: boolean
  readonly error: unknown
}

/**
 * Retries after a failure: at once, or at the `retryAt` of the error. A failure while offline is retried when the
 * browser is online.
 */
export function useRetry(query: {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}): Retry {
  const { error, isFetching, refetch } = query
  const isOnline = useIsOnline()
  const [isWaiting, setWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasOffline = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const retry = (): void => {
    clearTimeout(timer.current)
    setWaiting(true)
    timer.current = setTimeout(() => {
      setWaiting(false)
      refetch()
    }, waitOf(error))
  }
  useEffect(() => {
    if (isOnline && wasOffline.current && error) retry()
    wasOffline.current = !isOnline
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the browser comes online
  }, [isOnline])
  return { retry, isRetrying: isWaiting || isFetching, isOffline: !isOnline, error }
}

/** Role of an error state: an alert, unless the error has a toast, which is announced in its place. */
export const failureRole = (error: unknown): 'alert' | undefined =>
  isFoyerError(error, 'TOKENS_UNAVAILABLE') ? undefined : 'alert'

function waitOf(error: unknown): number {
  const retryAt = isFoyerError(error) ? error.context['retryAt'] : undefined
  return typeof retryAt === 'number' ? Math.max(0, retryAt - Date.now()) : 0
}
