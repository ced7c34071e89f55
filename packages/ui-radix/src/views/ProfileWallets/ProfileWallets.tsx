import { useAccount, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useFamilies } from '../shared/wallets/families.ts'
import { FamilyWallets } from './FamilyWallets.tsx'

/** Wallets by namespace: connected and recent, and a button to connect another. */
export default function ProfileWallets(): ReactElement {
  const families = useFamilies()
  const [only] = families
  const isOne = families.length === 1
  const FamilyTabs = useLazyComponent(() => import('./FamilyTabs.tsx'), { isWanted: !isOne })
  useNoWayBack()
  if (only && isOne) return <FamilyWallets namespace={only.namespace} />
  return FamilyTabs ? <FamilyTabs /> : <Skeleton height={240} />
}

/** Without an account there is no view to go back to: the account view would be empty. */
function useNoWayBack(): void {
  const { isConnected } = useAccount()
  const { history, reset } = useModalRouter()
  const hasAccountBehind = history.includes('Account')
  useEffect(() => {
    if (!isConnected && hasAccountBehind) reset('ProfileWallets')
  }, [isConnected, hasAccountBehind, reset])
}
