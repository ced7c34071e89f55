import { useAccount, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useFamilies } from '../shared/wallets/families.ts'
import { FamilyWallets } from './FamilyWallets.tsx'

/** The wallets of the visitor, family by family: connected, used before, and the way to one more. */
export default function ProfileWallets(): ReactElement {
  const families = useFamilies()
  const [only] = families
  const isOne = families.length === 1
  const FamilyTabs = useLazyComponent(() => import('./FamilyTabs.tsx'), { isWanted: !isOne })
  useNoWayBack()
  if (only && isOne) return <FamilyWallets namespace={only.namespace} />
  return FamilyTabs ? <FamilyTabs /> : <Skeleton height={240} />
}

/** Without an account there is nothing to go back to: the account's own screen would be blank. */
function useNoWayBack(): void {
  const { isConnected } = useAccount()
  const { history, reset } = useModalRouter()
  const hasAccountBehind = history.includes('Account')
  useEffect(() => {
    if (!isConnected && hasAccountBehind) reset('ProfileWallets')
  }, [isConnected, hasAccountBehind, reset])
}
