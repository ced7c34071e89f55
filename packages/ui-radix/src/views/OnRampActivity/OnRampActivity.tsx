import { tokenFormats, type Transaction, useModalRouter, useOnrampActivity } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { ActivityRow } from '../../primitives/ActivityRow/ActivityRow.tsx'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { activityDates } from '../shared/activity/activityText.ts'
import { MonthList, MonthSkeleton } from '../shared/activity/MonthList.tsx'
import { ListFailure } from '../shared/ListFailure.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { useRetry } from '../shared/useRetry.ts'

export const messages = {
  'onRampActivity.list': 'Your purchases',
  'onRampActivity.loading': 'Loading your purchases',
  'onRampActivity.confirmed': 'Bought',
  'onRampActivity.pending': 'On its way',
  'onRampActivity.failed': 'Failed',
  'onRampActivity.empty': 'No purchases yet',
  'onRampActivity.emptyBody': 'What you buy shows up here.',
  'onRampActivity.buy': 'Buy crypto',
  'onRampActivity.error': 'Couldn’t load your purchases',
  'onRampActivity.errorBody': 'Check your connection and try again.',
  'onRampActivity.offline': 'You are offline. Your purchases load when you reconnect.',
} as const

const SKELETONS = [1, 2, 3, 4, 5, 6, 7]
const tones = { confirmed: 'success', failed: 'danger', pending: 'neutral' } as const

/** Purchases by month. */
export default function OnRampActivity(): ReactElement {
  const t = useTranslate()
  const query = useOnrampActivity()
  const { groups, data, error, isPending, isFetching, hasNextPage, isFetchNextPageError } = query
  const askOn = (): void => void query.fetchNextPage()
  const refetch = isFetchNextPageError ? askOn : query.refetch
  const attempt = useRetry({ error, isFetching, refetch })
  const { retry, isRetrying, isOffline, role } = attempt
  const { day } = useMemo(() => activityDates(t.locale), [t.locale])
  if (isPending) {
    return (
      <Stack gap={8} aria-busy="true" role="status" aria-label={t(messages, 'onRampActivity.loading')}>
        <MonthSkeleton />
        {SKELETONS.map((row) => (
          <SkeletonRow key={row} shape="circle" plain />
        ))}
      </Stack>
    )
  }
  if (!data) {
    return (
      <Slot name="errorState" data={{ error }}>
        <LoadFailure
          attempt={attempt}
          title={t(messages, 'onRampActivity.error')}
          body={t(messages, 'onRampActivity.errorBody')}
          offlineBody={t(messages, 'onRampActivity.offline')}
        />
      </Slot>
    )
  }
  if (groups.length === 0 && !hasNextPage && !error) return <NoPurchases />
  return (
    <Stack gap={8}>
      <MonthList
        aria-label={t(messages, 'onRampActivity.list')}
        // Without controls in its rows, the keyboard could not scroll it.
        tabIndex={0}
        groups={groups}
        hasMore={hasNextPage && !error}
        isLoading={isFetching}
        onEnd={askOn}
      >
        {(transaction) => <Purchase transaction={transaction} day={day(transaction.minedAt)} />}
      </MonthList>
      {error && (
        <ListFailure
          role={role}
          text={
            isOffline
              ? t(messages, 'onRampActivity.offline')
              : failureText(t, error, t(messages, 'onRampActivity.error'))
          }
          isRetrying={isRetrying}
          onRetry={isOffline ? undefined : retry}
        />
      )}
    </Stack>
  )
}

function Purchase({
  transaction,
  day,
}: {
  readonly transaction: Transaction
  readonly day: string
}): ReactElement | null {
  const t = useTranslate()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  const { status, minedAt, transfers } = transaction
  const [bought] = transfers ?? []
  const { symbol = '', name = symbol, iconUrl } = bought?.token ?? {}
  return (
    <ActivityRow
      name={t(messages, `onRampActivity.${status}`)}
      images={[{ src: iconUrl, name, shape: 'round' }]}
      icon={status === 'confirmed' ? 'in' : status === 'failed' ? 'cancel' : undefined}
      tone={tones[status]}
      parts={[
        <Amount
          key="amount"
          value={`+${formats.amount(bought?.quantity ?? '0')}`}
          symbol={withoutControls(symbol)}
        />,
      ]}
      date={
        <Text asChild variant="caption" tone="muted">
          <time dateTime={minedAt}>
            <bdi>{day}</bdi>
          </time>
        </Text>
      }
      status={status === 'pending' && <Spinner size={16} />}
    />
  )
}

function NoPurchases(): ReactElement {
  const t = useTranslate()
  const { has } = useShell()
  const { push } = useModalRouter()
  return (
    <Slot name="emptyState" data={{ name: 'purchases' }}>
      <EmptyState
        drawing="receipt"
        title={t(messages, 'onRampActivity.empty')}
        body={t(messages, 'onRampActivity.emptyBody')}
      >
        {has('OnRampProviders') && (
          <Button onClick={() => push('OnRampProviders')}>{t(messages, 'onRampActivity.buy')}</Button>
        )}
      </EmptyState>
    </Slot>
  )
}
