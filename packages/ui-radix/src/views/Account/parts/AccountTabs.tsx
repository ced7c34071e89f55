import { useAccount, useFeatures, useNetwork } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Slot } from '../../../modal/slots.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../primitives/Tabs/Tabs.tsx'
import { accountMessages as messages } from '../messages.ts'
import { type AccountTab, accountTabs } from '../rules.ts'

/** What the account holds and did. */
export default function AccountTabs({ address }: { readonly address: string }): ReactElement | null {
  const t = useTranslate()
  const { namespace } = useAccount()
  const { activity } = useFeatures()
  const tabs = accountTabs({ namespace, isActivityOn: activity })
  const [first] = tabs
  if (first === undefined) return null
  return (
    <Tabs key={namespace} defaultValue={first}>
      <TabsList aria-label={t(messages, 'account.tabs')}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab} value={tab}>
            {t(messages, `account.${tab}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabsContent key={tab} value={tab}>
          {tab === 'nfts' ? (
            <Slot name="account.nfts" data={{ address }}>
              <Empty tab={tab} />
            </Slot>
          ) : (
            <Empty tab={tab} />
          )}
        </TabsContent>
      ))}
    </Tabs>
  )
}

function Empty({ tab }: { readonly tab: AccountTab }): ReactElement {
  const t = useTranslate()
  const network = useNetwork()
  return (
    <Slot name="emptyState" data={{ name: tab }}>
      <EmptyState
        title={t(messages, `account.${tab}.empty`)}
        body={t(messages, `account.${tab}.emptyBody`, { network: network.name })}
      />
    </Slot>
  )
}
