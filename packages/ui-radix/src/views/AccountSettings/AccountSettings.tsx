import { useAccount, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { DisconnectRow } from '../shared/DisconnectRow.tsx'
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
  if (address === undefined) return <Skeleton height={200} />
  return (
    <Stack gap={16}>
      <Who address={address} />
      <Stack gap={4}>
        <NetworkRow />
        <SettingsRows />
        <DisconnectRow />
      </Stack>
    </Stack>
  )
}
