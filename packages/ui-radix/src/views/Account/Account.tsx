import { useAccount } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Slot } from '../../modal/slots.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { DisconnectRow } from '../shared/DisconnectRow.tsx'
import { AccountTabs } from './parts/AccountTabs.tsx'
import { FeatureRow } from './parts/FeatureRow.tsx'
import { Identity } from './parts/Identity.tsx'

/** Who is connected, with what, and what can be done with it. */
export default function Account(): ReactElement | null {
  const { address } = useAccount()
  if (address === undefined) return null
  return (
    <Stack gap={16}>
      <Slot name="account.header" data={{ address }}>
        <Identity address={address} />
      </Slot>
      <Slot name="account.actions" data={{}}>
        <FeatureRow />
      </Slot>
      <AccountTabs address={address} />
      <DisconnectRow />
    </Stack>
  )
}
