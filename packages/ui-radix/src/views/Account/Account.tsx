import { useAccount, useAccountLayout, useFeatures } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { Slot } from '../../modal/slots.tsx'
import { Skeleton, SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { DisconnectRow } from '../shared/account/DisconnectRow.tsx'
import { LazyLoginRows } from '../shared/account/LazyLoginRows.tsx'
import { LazyUnfinishedNotice } from '../shared/account/LazyUnfinishedNotice.tsx'
import { LazyPart } from '../shared/LazyPart.tsx'
import { FeatureRow } from './FeatureRow.tsx'
import { Identity } from './Identity.tsx'
import { accountTabs } from './rules.ts'

const importTabs = () => import('./AccountTabs.tsx')

/** The connected account: identity, balance, actions and tabs. */
export default function Account(): ReactElement | null {
  const { address, namespace } = useAccount()
  const layout = useAccountLayout()
  const hasTabs = accountTabs(useFeatures({ namespace })).length > 0
  // The package has the native balance and the tabs in one file (`tsdown.config.ts`), so a retry loads both.
  const [retries, setRetries] = useState(0)
  if (address === undefined) return null
  return (
    // No tab and no number of tokens moves what is below.
    <Stack gap={16} reserve={hasTabs ? 'panel' : undefined}>
      <LazyUnfinishedNotice />
      <Slot name="account.header" data={{ address }}>
        <Identity key={`${layout}:${retries}`} address={address} layout={layout} />
      </Slot>
      <Slot name="account.actions" data={{}}>
        <FeatureRow />
      </Slot>
      {/* Tabs load after the identity. */}
      <LazyPart<{ readonly address: string }>
        from={importTabs}
        fallback={hasTabs ? <LoadingTabs /> : <></>}
        onRetry={() => setRetries(retries + 1)}
      >
        {(AccountTabs) => <AccountTabs address={address} />}
      </LazyPart>
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
