import { smartSessionState, type UseSmartSessionsReturnType } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../primitives/Tabs/Tabs.tsx'
import { smartSessionListMessages as messages } from './messages.ts'
import { groupSessions } from './rules.ts'
import { SessionGroups } from './SessionGroups.tsx'
import { useNow } from './useNow.ts'

const states = ['active', 'expired', 'revoked'] as const

export type SessionTabsProps = Pick<UseSmartSessionsReturnType, 'sessions'>

/** Tabs by status. */
export function SessionTabs({ sessions }: SessionTabsProps): ReactElement {
  const t = useTranslate()
  const now = useNow(sessions)
  return (
    <Tabs defaultValue="active">
      <TabsList aria-label={t(messages, 'smartSessionList.tabs')}>
        {states.map((state) => (
          <TabsTrigger key={state} value={state}>
            {t(messages, `smartSessionList.${state}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      {states.map((state) => (
        <TabsContent key={state} value={state}>
          <SessionGroups
            state={state}
            groups={groupSessions(sessions, { state, stateOf: (session) => smartSessionState(session, now) })}
          />
        </TabsContent>
      ))}
    </Tabs>
  )
}
