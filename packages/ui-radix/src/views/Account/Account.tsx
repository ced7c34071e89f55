import { useAccount, useAccountLayout, useFeatures, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Slot } from '../../modal/slots.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { DisconnectRow } from '../shared/account/DisconnectRow.tsx'
import { LazyUnfinishedNotice } from '../shared/account/LazyUnfinishedNotice.tsx'
import { LazyLoginRows } from '../shared/account/LazyLoginRows.tsx'
import { FeatureRow } from './FeatureRow.tsx'
import { Identity } from './Identity.tsx'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { SwapIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { accountMessages as messages } from './messages.ts'

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
      {AccountTabs ? <AccountTabs address={address} /> : <Skeleton width="100%" height={200} />}
      <Stack gap={4}>
        <LazyLoginRows />
        {layout === 'menu' && <ActivityLink />}
        <DisconnectRow />
      </Stack>
    </Stack>
  )
}

/** Link to the activity, if the namespace has one. */
export function ActivityLink(): ReactElement | null {
  const t = useTranslate()
  const { namespace } = useAccount()
  const { activity } = useFeatures({ namespace })
  const { has, preload } = useShell()
  const { push } = useModalRouter()
  if (!activity || !has('Transactions')) return null
  return (
    <Row
      name={t(messages, 'account.activity')}
      image={<SwapIcon />}
      chevron
      onPointerEnter={() => preload('Transactions')}
      onFocus={() => preload('Transactions')}
      onClick={() => push('Transactions')}
    />
  )
}
