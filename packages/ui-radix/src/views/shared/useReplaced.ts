import { useModalRouter } from '@foyer/headless'
import { useState } from 'react'
import { useClientLayoutEffect } from '../../primitives/part/useClientLayoutEffect.ts'

/** Replaces a view that mounts with nothing to show; returns `true` until then. Later changes have no effect. */
export function useReplaced(isEmpty: boolean, route: 'Account' | 'WalletSend'): boolean {
  const { replace } = useModalRouter()
  const [isReplaced] = useState(isEmpty)
  useClientLayoutEffect(() => {
    if (isReplaced) replace(route)
  }, [isReplaced, replace, route])
  return isReplaced
}
