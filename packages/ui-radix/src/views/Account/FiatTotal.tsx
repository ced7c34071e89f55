import { tokenFormats, useTokenBalances } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useRetry } from '../shared/useRetry.ts'
import { BalanceFailure } from './BalanceFailure.tsx'
import { accountMessages as messages } from './messages.ts'
import NativeBalance from './NativeBalance.tsx'

/** Maximum length of an amount in large type, on one line of a narrow phone. */
const LONG = 13

/**
 * Total value of the account, or its native balance if no price is known; the last value stays during a refetch.
 */
export default function FiatTotal(): ReactElement {
  const t = useTranslate()
  const query = useTokenBalances()
  const attempt = useRetry(query)
  const { data, isError } = query
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  if (data?.total !== undefined) {
    const { text } = formats.fiat(data.total)
    return (
      <Amount
        variant={text.length > LONG ? 'amount' : 'display'}
        value={text}
        label={t(messages, 'account.balance')}
      />
    )
  }
  if (data) return <NativeBalance />
  if (isError) return <BalanceFailure {...attempt} />
  return <Skeleton width={160} height={44} />
}
