import { useModalRouter } from '@foyer/headless'
import { useCallback, useRef } from 'react'

/**
 * Returns a function that goes back, or from a view that was opened by name to `route`. It works once: a second call,
 * as by an effect in StrictMode, would go back two views.
 */
export function useGoBackOr(route: 'Swap' | 'WalletSend'): () => void {
  const { history, goBack, replace } = useModalRouter()
  const hasWayBack = history.length > 1
  const hasGone = useRef(false)
  return useCallback(() => {
    if (hasGone.current) return
    hasGone.current = true
    if (hasWayBack) goBack()
    else replace(route)
  }, [hasWayBack, goBack, replace, route])
}
