import { useModalRouter } from '@foyer/headless'
import { useState } from 'react'
import { useClientLayoutEffect } from '../../primitives/part/useClientLayoutEffect.ts'

/** Shows `route` in place of a view that opens with nothing to show; `true` until then. Later changes do not count. */
export function useReplaced(isEmpty: boolean, route: 'Account' | 'WalletSend'): boolean {
  const { replace } = useModalRouter()
  const [isReplaced] = useState(isEmpty)
  useClientLayoutEffect(() => {
    if (isReplaced) replace(route)
  }, [isReplaced, replace, route])
  return isReplaced
}
