import { useAccount, useNetwork, useTransactions } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Slot } from '../../../modal/slots.tsx'
import { SkeletonRow } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { ListFailure } from '../ListFailure.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { useRetry } from '../useRetry.ts'
import { ActivityRows } from './ActivityRows.tsx'
import { activityMessages as messages } from './activityText.ts'
import { EmptyActivity } from './EmptyActivity.tsx'
import { MonthSkeleton } from './MonthList.tsx'

const SKELETONS = { page: [1, 2, 3, 4, 5, 6, 7], account: [1, 2, 3] } as const

export type ActivityListProps = {
  /** As a view, or as a tab of the account. */
  readonly mode: 'page' | 'account'
}

/** Activity of the account on the current network. */
export function ActivityList({ mode }: ActivityListProps): ReactElement {
  const { address } = useAccount()
  const { caipNetworkId } = useNetwork()
  // Another account or network resets the state, including a pending retry.
  return <History key={`${caipNetworkId}:${address}`} mode={mode} />
}

function History({ mode }: ActivityListProps): ReactElement {
  const t = useTranslate()
  const query = useTransactions()
  const { groups, data, error, isPending, isFetching, hasNextPage, isFetchNextPageError } = query
  const askOn = (): void => void query.fetchNextPage()
  const refetch = isFetchNextPageError ? askOn : query.refetch
  const attempt = useRetry({ error, isFetching, refetch })
  const { retry, isRetrying, isOffline, role } = attempt
  if (isPending) return <ActivitySkeleton mode={mode} />
  if (!data) {
    return (
      <Slot name="errorState" data={{ error }}>
        <LoadFailure
          attempt={attempt}
          size={mode === 'page' ? 'large' : 'small'}
          title={t(messages, 'activity.failed')}
          body={t(messages, 'activity.failedBody')}
          offlineBody={t(messages, 'activity.offline')}
        />
      </Slot>
    )
  }
  if (groups.length === 0 && !error) {
    return <EmptyActivity mode={mode} onMore={hasNextPage ? askOn : undefined} isLooking={isFetching} />
  }
  return (
    <Stack gap={8}>
      <ActivityRows groups={groups} hasMore={hasNextPage && !error} isLoading={isFetching} onEnd={askOn} />
      {error && (
        <ListFailure
          role={role}
          text={
            isOffline
              ? t(messages, 'activity.offline')
              : failureText(t, error, t(messages, 'activity.failed'))
          }
          isRetrying={isRetrying}
          onRetry={isOffline ? undefined : retry}
        />
      )}
    </Stack>
  )
}

function ActivitySkeleton({ mode }: ActivityListProps): ReactElement {
  const t = useTranslate()
  return (
    <Stack gap={8} role="status" aria-busy="true" aria-label={t(commonMessages, 'common.loading')}>
      {mode === 'page' && <MonthSkeleton />}
      {SKELETONS[mode].map((row) => (
        <SkeletonRow key={row} shape="circle" plain />
      ))}
    </Stack>
  )
}
