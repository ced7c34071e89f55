import { useModalRouter } from '@foyer/headless'
import { useCallback, useRef } from 'react'

/**
 * Returns a function that goes back, or to `route` from a view that was opened by name. It does so once: a second call, as
 * of an effect in StrictMode, would leave the view behind as well.
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
