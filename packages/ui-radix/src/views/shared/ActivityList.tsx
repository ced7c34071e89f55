import {
  type Transaction,
  tokenFormats,
  type TransactionGroup,
  useAccount,
  useNetwork,
  useTransactions,
} from '@foyer/headless'
import { type ReactElement, useMemo, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Slot } from '../../modal/slots.tsx'
import { ActivityMonth } from '../../primitives/ActivityRow/ActivityRow.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { LongList } from '../../primitives/LongList/LongList.tsx'
import { Skeleton, SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'
import { ActivityItem, type ActivityWords } from './ActivityItem.tsx'
import { activityMessages as messages } from './activityMessages.ts'
import { activityDates } from './activityText.ts'
import { EmptyActivity } from './EmptyActivity.tsx'
import { useRetry } from './useRetry.ts'

const ROW_HEIGHT = 64
const MONTH_HEIGHT = 34
const PLACES = { page: [1, 2, 3, 4, 5, 6, 7], account: [1, 2, 3] } as const

export type ActivityListProps = {
  /** A screen of its own, or a tab of the account. */
  readonly mode: 'page' | 'account'
}

/** What the account did on the network in use. */
export function ActivityList({ mode }: ActivityListProps): ReactElement {
  const { address } = useAccount()
  const { caipNetworkId } = useNetwork()
  // Of another account or network nothing stays, least of all a retry that is under way.
  return <History key={`${caipNetworkId}:${address}`} mode={mode} />
}

function History({ mode }: ActivityListProps): ReactElement {
  const t = useTranslate()
  const query = useTransactions()
  const { groups, data, error, isPending, isFetching, hasNextPage, isFetchNextPageError } = query
  const askOn = (): void => void query.fetchNextPage()
  const refetch = isFetchNextPageError ? askOn : query.refetch
  const { retry, isRetrying, isOffline } = useRetry({ error, isFetching, refetch })
  if (isPending) return <Places mode={mode} />
  if (!data) {
    return (
      <Slot name="errorState" data={{ error }}>
        <ErrorState
          size={mode === 'page' ? 'large' : 'small'}
          title={t(messages, 'activity.failed')}
          body={t(messages, isOffline ? 'activity.offline' : 'activity.failedBody')}
          onRetry={isOffline ? undefined : retry}
          retryLabel={t(common, 'common.retry')}
          retrying={isRetrying}
        />
      </Slot>
    )
  }
  if (groups.length === 0 && !error) {
    return <EmptyActivity mode={mode} onMore={hasNextPage ? askOn : undefined} isLooking={isFetching} />
  }
  return (
    <Stack gap={8}>
      <Rows groups={groups} hasMore={hasNextPage && !error} isLoading={isFetching} onEnd={askOn} />
      {error && (
        <Text role="alert" variant="caption" tone="danger" align="center">
          {t(messages, isOffline ? 'activity.offline' : 'activity.failed')}{' '}
          {isRetrying
            ? t(common, 'common.loading')
            : !isOffline && (
                <TextLink asChild size="caption">
                  <button type="button" onClick={retry}>
                    {t(common, 'common.retry')}
                  </button>
                </TextLink>
              )}
        </Text>
      )}
    </Stack>
  )
}

function Places({ mode }: ActivityListProps): ReactElement {
  return (
    <Stack gap={8} aria-busy="true">
      {mode === 'page' && <Skeleton shape="title" />}
      {PLACES[mode].map((place) => (
        <SkeletonRow key={place} />
      ))}
    </Stack>
  )
}

type RowsProps = {
  readonly groups: readonly TransactionGroup[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onEnd: () => void
}

function Rows({ groups, hasMore, isLoading, onEnd }: RowsProps): ReactElement {
  const t = useTranslate()
  const { locale } = t
  const [thisYear] = useState(() => new Date().getFullYear())
  const words: ActivityWords = useMemo(
    () => ({ day: activityDates(locale).day, amount: tokenFormats(locale).amount }),
    [locale],
  )
  const rows = useMemo(() => {
    const { month } = activityDates(locale)
    return groups.flatMap((group) =>
      group.transactions.map((transaction, index): { transaction: Transaction; month?: string } =>
        index === 0 ? { transaction, month: month(group, thisYear) } : { transaction },
      ),
    )
  }, [groups, locale, thisYear])
  return (
    <LongList
      aria-label={t(messages, 'activity.list')}
      count={rows.length}
      gap={0}
      sizeOf={(index) => ROW_HEIGHT + (rows[index]?.month ? MONTH_HEIGHT : 0)}
      keyOf={(index) => rows[index]?.transaction.id ?? ''}
      hasMore={hasMore}
      loading={isLoading}
      onEnd={onEnd}
    >
      {(index) => {
        const row = rows[index]
        return (
          row && (
            <>
              {row.month && <ActivityMonth>{row.month}</ActivityMonth>}
              <ActivityItem transaction={row.transaction} words={words} />
            </>
          )
        )
      }}
    </LongList>
  )
}
