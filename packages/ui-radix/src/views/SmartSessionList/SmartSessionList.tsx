import { smartSessionState, useSmartSessions } from '@foyer/headless'
import type { ReactElement } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { ClockIcon } from '../../primitives/Icon/ClockIcon.tsx'
import { SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../primitives/Tabs/Tabs.tsx'
import { smartSessionListMessages as messages } from './messages.ts'
import { SessionGroups } from './parts/SessionGroups.tsx'
import { groupSessions } from './rules.ts'
import { useNow } from './useNow.ts'

const states = ['active', 'expired', 'revoked'] as const

/** What apps may do alone with the account, what they could, and the way to end it. */
export default function SmartSessionList(): ReactElement {
  const t = useTranslate()
  const { sessions, list, reason, revoke } = useSmartSessions()
  const now = useNow(sessions)
  if (reason) {
    const body = reason === 'not-connected' ? reason : 'off'
    return (
      <EmptyState
        icon={<ClockIcon size={24} />}
        title={t(messages, 'smartSessionList.none')}
        body={t(messages, `smartSessionList.none.${body}`)}
      />
    )
  }
  if (list.isPending) {
    return (
      <Stack gap={4} aria-busy="true" role="status" aria-label={t(messages, 'smartSessionList.loading')}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Stack>
    )
  }
  if (!list.data) {
    return (
      <ErrorState
        title={t(messages, 'smartSessionList.failed')}
        body={t(messages, 'smartSessionList.failedBody')}
        retryLabel={t(common, 'common.retry')}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
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
            revoke={revoke}
            groups={groupSessions(sessions, { state, stateOf: (session) => smartSessionState(session, now) })}
          />
        </TabsContent>
      ))}
    </Tabs>
  )
}
