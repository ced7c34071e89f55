import type { Transaction, TransactionGroup } from '@foyer/headless'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { ActivityMonth } from '../../../primitives/ActivityRow/ActivityRow.tsx'
import { LongList } from '../../../primitives/LongList/LongList.tsx'
import { Skeleton, SkeletonRow } from '../../../primitives/Skeleton/Skeleton.tsx'
import { activityDates } from './activityText.ts'

const ROW_HEIGHT = 64
const MONTH_HEIGHT = 34

export type MonthListProps = {
  readonly 'aria-label': string
  readonly groups: readonly TransactionGroup[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onEnd: () => void
  readonly tabIndex?: number | undefined
  readonly children: (transaction: Transaction) => ReactNode
}

/** Transactions by month, newest first. */
export function MonthList({
  groups,
  hasMore,
  isLoading,
  onEnd,
  children,
  ...list
}: MonthListProps): ReactElement {
  const { locale } = useTranslate()
  const [thisYear] = useState(() => new Date().getFullYear())
  const rows = useMemo(() => {
    const { month } = activityDates(locale)
    return groups.flatMap((group) =>
      group.transactions.map((transaction, index) => ({
        transaction,
        month: index === 0 ? month(group, thisYear) : undefined,
      })),
    )
  }, [groups, locale, thisYear])
  return (
    <LongList
      {...list}
      count={rows.length}
      gap={0}
      sizeOf={(index) => ROW_HEIGHT + (rows[index]?.month ? MONTH_HEIGHT : 0)}
      keyOf={(index) => rows[index]?.transaction.id ?? ''}
      hasMore={hasMore}
      loading={isLoading}
      onEnd={onEnd}
      skeleton={<SkeletonRow shape="circle" plain />}
    >
      {(index) => {
        const row = rows[index]
        return (
          row && (
            <>
              {row.month && <ActivityMonth>{row.month}</ActivityMonth>}
              {children(row.transaction)}
            </>
          )
        )
      }}
    </LongList>
  )
}

/** Skeleton of the heading of a month. */
export function MonthSkeleton(): ReactElement {
  return (
    <span data-foyer-part="activity-month">
      <Skeleton />
    </span>
  )
}
