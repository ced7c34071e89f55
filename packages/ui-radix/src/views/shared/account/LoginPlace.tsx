import { useAccount } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'

const importRows = () => import('./LoginRows.tsx')

/** How its owner signed in, for the embedded wallet alone: others never load what it looks like. */
export function LoginPlace(): ReactElement | null {
  const { connector } = useAccount()
  const isWanted = connector?.type === 'AUTH'
  const LoginRows = useLazyComponent(importRows, { isWanted })
  return isWanted && LoginRows ? <LoginRows /> : null
}
