import { useAccount, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { DisconnectRow } from '../shared/DisconnectRow.tsx'
import { LoginPlace } from '../shared/LoginPlace.tsx'
import { useLateIdentity } from '../shared/useLateIdentity.tsx'
import { NetworkRow } from './parts/NetworkRow.tsx'
import { SettingsRows } from './parts/SettingsRows.tsx'
import { Who } from './parts/Who.tsx'

/** Who is connected and where, and what can be set. Without an account there is nothing to set. */
export default function AccountSettings(): ReactElement {
  const { address, status } = useAccount()
  const { replace } = useModalRouter()
  const isNobody = status === 'disconnected'
  useEffect(() => {
    if (isNobody) replace('Connect')
  }, [isNobody, replace])
  return address === undefined ? <SkeletonRow /> : <Settings address={address} />
}

function Settings({ address }: { readonly address: string }): ReactElement {
  const { identity, reader } = useLateIdentity({ address })
  return (
    <Stack gap={16}>
      {reader}
      <Who address={address} identity={identity} />
      <Stack gap={4}>
        <LoginPlace />
        <NetworkRow />
        <SettingsRows identity={identity} />
        <DisconnectRow />
      </Stack>
    </Stack>
  )
}
