import { useModalRouter } from '@foyer/headless'
import { useCallback } from 'react'

/** Returns a function that goes back, or to `route` from a view that was opened by name. */
export function useGoBackOr(route: 'Swap' | 'WalletSend'): () => void {
  const { history, goBack, replace } = useModalRouter()
  const hasWayBack = history.length > 1
  return useCallback(() => {
    if (hasWayBack) goBack()
    else replace(route)
  }, [hasWayBack, goBack, replace, route])
}
