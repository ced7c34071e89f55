import { isFoyerError, useToast } from '@foyer/headless'
import { useEffect, useRef, useState } from 'react'
import { useIsOnline } from './useIsOnline.ts'

export type Retry = {
  readonly retry: () => void
  readonly isRetrying: boolean
  readonly isOffline: boolean
  readonly error: unknown
  /** Of the shown failure: an alert, unless a toast has announced it. */
  readonly role: 'alert' | undefined
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
  const role = useRole(error)
  const endToast = useToastOf(error)

  const retry = (): void => {
    endToast()
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
  return { retry, isRetrying: isWaiting || isFetching, isOffline: !isOnline, error, role }
}

/** Decided when the failure appears: a later toast does not make it an alert. */
function useRole(error: unknown): 'alert' | undefined {
  const { error: toasted } = useToast()
  const [decided, setDecided] = useState<{ readonly error: unknown; readonly isToast: boolean }>()
  const isNew = decided?.error !== error
  const isToast = isNew ? toasted === error : decided?.isToast === true
  if (isNew) setDecided({ error, isToast })
  return isToast ? undefined : 'alert'
}

/** Ends the toast of a failure once it is over; returns the function that ends it at a retry. */
function useToastOf(error: unknown): () => void {
  const { isOpen, error: toasted, hide } = useToast()
  const last = useRef<unknown>(undefined)
  useEffect(() => {
    if (isOpen && !error && last.current && toasted === last.current) hide()
    last.current = error
  }, [isOpen, error, toasted, hide])
  return () => {
    if (isOpen && error && toasted === error) hide()
  }
}

function waitOf(error: unknown): number {
  const retryAt = isFoyerError(error) ? error.context['retryAt'] : undefined
  return typeof retryAt === 'number' ? Math.max(0, retryAt - Date.now()) : 0
}
