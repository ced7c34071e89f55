import { useAccount } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'

const importRows = () => import('./LoginRows.tsx')

/** Login method of the embedded wallet; other wallets do not load this module. */
export function LazyLoginRows(): ReactElement | null {
  const { connector } = useAccount()
  const isWanted = connector?.type === 'AUTH'
  const LoginRows = useLazyComponent(importRows, { isWanted })
  return isWanted && LoginRows ? <LoginRows /> : null
}
