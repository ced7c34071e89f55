import { useAccount, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { LazyPart } from '../shared/LazyPart.tsx'
import { useNamespaces } from '../shared/wallets/namespaces.ts'
import { NamespaceWallets } from './NamespaceWallets.tsx'

/** Wallets by namespace: connected and recent, and a button to connect another. */
export default function ProfileWallets(): ReactElement {
  const namespaces = useNamespaces()
  const [only, ...others] = namespaces
  useNoWayBack()
  if (only && others.length === 0) return <NamespaceWallets namespace={only.namespace} />
  return (
    <LazyPart from={importNamespaceTabs} fallback={<Skeleton shape="box" height={240} />}>
      {(NamespaceTabs) => <NamespaceTabs />}
    </LazyPart>
  )
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
