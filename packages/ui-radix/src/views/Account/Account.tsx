import { useAccount, useAccountLayout } from '@foyer/headless'
import type { ReactElement } from 'react'
import { usePart } from '../../load/usePart.ts'
import { Slot } from '../../modal/slots.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { DisconnectRow } from '../shared/DisconnectRow.tsx'
import { LoginPlace } from '../shared/LoginPlace.tsx'
import { ActivityLink } from './parts/ActivityLink.tsx'
import { FeatureRow } from './parts/FeatureRow.tsx'
import { Identity } from './parts/Identity.tsx'

const importTabs = () => import('./parts/AccountTabs.tsx')

/** Who is connected, with what, and what can be done with it. */
export default function Account(): ReactElement | null {
  const { address } = useAccount()
  const layout = useAccountLayout()
  // What they hold comes after who they are.
  const AccountTabs = usePart<{ readonly address: string }>(importTabs)
  if (address === undefined) return null
  return (
    <Stack gap={16}>
      <Slot name="account.header" data={{ address }}>
        <Identity key={layout} address={address} layout={layout} />
      </Slot>
      <Slot name="account.actions" data={{}}>
        <FeatureRow />
      </Slot>
      {AccountTabs ? <AccountTabs address={address} /> : <Skeleton width="100%" height={200} />}
      <Stack gap={4}>
        <LoginPlace />
        {layout === 'menu' && <ActivityLink />}
        <DisconnectRow />
      </Stack>
    </Stack>
  )
}
