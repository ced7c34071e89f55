import { relativeTime, type Transaction, tokenFormats, type TransactionGroup } from '@foyer/headless'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { ActivityMonth } from '../../../primitives/ActivityRow/ActivityRow.tsx'
import { LongList } from '../../../primitives/LongList/LongList.tsx'
import { SkeletonRow } from '../../../primitives/Skeleton/Skeleton.tsx'
import { ActivityItem, type ActivityWords } from './ActivityItem.tsx'
import { activityRowMessages as messages, activityDates } from './activityText.ts'

const ROW_HEIGHT = 64
const MONTH_HEIGHT = 34

export type ActivityRowsProps = {
  readonly groups: readonly TransactionGroup[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onEnd: () => void
}

/** Transactions by month, newest first. */
export function ActivityRows({ groups, hasMore, isLoading, onEnd }: ActivityRowsProps): ReactElement {
  const t = useTranslate()
  const { locale } = t
  const [thisYear] = useState(() => new Date().getFullYear())
  const words: ActivityWords = useMemo(
    () => ({
      day: activityDates(locale).day,
      ago: (iso) => relativeTime({ time: Date.parse(iso), now: Date.now(), locale }),
      amount: tokenFormats(locale).amount,
    }),
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
      place={<SkeletonRow shape="circle" plain />}
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
