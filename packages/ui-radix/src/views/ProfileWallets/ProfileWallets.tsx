import { useAccount, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useNamespaces } from '../shared/wallets/namespaces.ts'
import { NamespaceWallets } from './NamespaceWallets.tsx'

/** Wallets by namespace: connected and recent, and a button to connect another. */
export default function ProfileWallets(): ReactElement {
  const namespaces = useNamespaces()
  const [only] = namespaces
  const isOne = namespaces.length === 1
  const NamespaceTabs = useLazyComponent(importNamespaceTabs, { isWanted: !isOne })
  useNoWayBack()
  if (only && isOne) return <NamespaceWallets namespace={only.namespace} />
  return NamespaceTabs ? <NamespaceTabs /> : <Skeleton height={240} />
}

/** Removes the back button without an account: the account view would be empty. */
function useNoWayBack(): void {
  const { isConnected } = useAccount()
  const { history, reset } = useModalRouter()
  const hasAccountBehind = history.includes('Account')
  useEffect(() => {
    if (!isConnected && hasAccountBehind) reset('ProfileWallets')
  }, [isConnected, hasAccountBehind, reset])
}

const importNamespaceTabs = () => import('./NamespaceTabs.tsx')
