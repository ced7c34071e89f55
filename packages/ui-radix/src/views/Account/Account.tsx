import { useAccount, useAccountLayout } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Slot } from '../../modal/slots.tsx'
import { Skeleton, SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { DisconnectRow } from '../shared/account/DisconnectRow.tsx'
import { LazyUnfinishedNotice } from '../shared/account/LazyUnfinishedNotice.tsx'
import { LazyLoginRows } from '../shared/account/LazyLoginRows.tsx'
import { FeatureRow } from './FeatureRow.tsx'
import { Identity } from './Identity.tsx'

const importTabs = () => import('./AccountTabs.tsx')

/** The connected account: identity, balance, actions and tabs. */
export default function Account(): ReactElement | null {
  const { address } = useAccount()
  const layout = useAccountLayout()
  // Tabs load after the identity.
  const AccountTabs = useLazyComponent<{ readonly address: string }>(importTabs)
  if (address === undefined) return null
  return (
    <Stack gap={16}>
      <LazyUnfinishedNotice />
      <Slot name="account.header" data={{ address }}>
        <Identity key={layout} address={address} layout={layout} />
      </Slot>
      <Slot name="account.actions" data={{}}>
        <FeatureRow />
      </Slot>
      {AccountTabs ? <AccountTabs address={address} /> : <LoadingTabs />}
      <Stack gap={4}>
        <LazyLoginRows />
        <DisconnectRow />
      </Stack>
    </Stack>
  )
}

/** Placeholder as tall as the tabs with the first rows of a list. */
function LoadingTabs(): ReactElement {
  return (
    <Stack aria-busy="true">
      <Skeleton shape="button" height={40} />
      <Stack gap={0}>
        {[1, 2, 3, 4].map((row) => (
          <SkeletonRow key={row} shape="circle" plain />
        ))}
      </Stack>
    </Stack>
  )
}
