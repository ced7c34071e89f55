import { useAccount, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { DisconnectRow } from '../shared/DisconnectRow.tsx'
import { NetworkRow } from './parts/NetworkRow.tsx'
import { SettingsRows } from './parts/SettingsRows.tsx'
import { Who } from './parts/Who.tsx'

/** Who is connected and where, and what can be set. */
export default function AccountSettings(): ReactElement {
  const { address } = useAccount()
  useAccountOrConnect()
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

/** Without an account there is nothing to set. One that leaves while it is shown closes the modal by itself. */
function useAccountOrConnect(): void {
  const { status, isConnected } = useAccount()
  const { replace } = useModalRouter()
  const [hadAccount] = useState(isConnected)
  const isMissing = !hadAccount && status === 'disconnected'
  useEffect(() => {
    if (isMissing) replace('Connect')
  }, [isMissing, replace])
}
