import { relativeTime, tokenFormats } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { ActivityItem, type ActivityWords } from './ActivityItem.tsx'
import { activityRowMessages as messages, activityDates } from './activityText.ts'
import { MonthList, type MonthListProps } from './MonthList.tsx'

/** Activity of an account by month. */
export function ActivityRows(
  props: Pick<MonthListProps, 'groups' | 'hasMore' | 'isLoading' | 'onEnd'>,
): ReactElement {
  const t = useTranslate()
  const { locale } = t
  const words: ActivityWords = useMemo(
    () => ({
      day: activityDates(locale).day,
      ago: (iso) => relativeTime({ time: Date.parse(iso), now: Date.now(), locale }),
      amount: tokenFormats(locale).amount,
    }),
    [locale],
  )
  return (
    <MonthList {...props} aria-label={t(messages, 'activity.list')}>
      {(transaction) => <ActivityItem transaction={transaction} words={words} />}
    </MonthList>
  )
}
