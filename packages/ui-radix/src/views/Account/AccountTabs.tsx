import { type AccountTab, useAccount, useAccountTab, useFeatures } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Slot } from '../../modal/slots.tsx'
import { Skeleton, SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../primitives/Tabs/Tabs.tsx'
import { LazyPart } from '../shared/LazyPart.tsx'
import { accountMessages as messages } from './messages.ts'
import { accountTabs } from './rules.ts'

/** Tabs of tokens, NFTs and activity. */
export default function AccountTabs({ address }: { readonly address: string }): ReactElement | null {
  const t = useTranslate()
  const { namespace, tabs, tab: open, setTab } = useOpenTab()
  if (open === undefined) return null
  return (
    <Tabs key={namespace} value={open} onValueChange={(tab) => setTab(tab as AccountTab)}>
      <TabsList aria-label={t(messages, 'account.tabs')}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab} value={tab}>
            {t(messages, `account.${tab}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabsContent key={tab} value={tab}>
          <Content tab={tab} address={address} />
        </TabsContent>
      ))}
    </Tabs>
  )
}

/** Tabs of the account, and the open one; `undefined` without tabs. */
export function useOpenTab(): Pick<ReturnType<typeof useAccountTab>, 'tab' | 'setTab'> & {
  readonly namespace: ReturnType<typeof useAccount>['namespace']
  readonly tabs: readonly AccountTab[]
} {
  const { namespace } = useAccount()
  const tabs = accountTabs(useFeatures({ namespace }))
  const { tab: chosen, setTab } = useAccountTab({ namespace })
  return { namespace, tabs, tab: chosen && tabs.includes(chosen) ? chosen : tabs[0], setTab }
}

// Only the open tab is mounted, so each tab loads its own JavaScript and data.
const parts = {
  tokens: () => import('./TokensTab.tsx'),
  nfts: () => import('./NftsTab.tsx'),
  activity: () => import('./ActivityTab.tsx'),
} as const

/** Placeholder as tall as a list that is loading. */
const Rows = (): ReactElement => (
  <Stack gap={0} aria-busy="true">
    {[1, 2, 3, 4].map((row) => (
      <SkeletonRow key={row} shape="circle" plain />
    ))}
  </Stack>
)

function Content({ tab, address }: { readonly tab: AccountTab; readonly address: string }): ReactElement {
  const content = (
    <LazyPart from={parts[tab]} fallback={tab === 'nfts' ? <Skeleton width="100%" height={224} /> : <Rows />}>
      {(Part) => <Part />}
    </LazyPart>
  )
  if (tab !== 'nfts') return content
  return (
    <Slot name="account.nfts" data={{ address }}>
      {content}
    </Slot>
  )
}
