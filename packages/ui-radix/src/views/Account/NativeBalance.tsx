import { displayAmount, useBalance } from '@foyer/headless'
import type { ReactElement } from 'react'
import { localAmount } from '../../i18n/localAmount.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useRetry } from '../shared/useRetry.ts'
import { BalanceFailure } from './BalanceFailure.tsx'
import { accountMessages as messages } from './messages.ts'

/** Maximum length of an amount in large type. */
const LONG = 10

/** The native balance; the last value stays during a refetch. */
export default function NativeBalance(): ReactElement {
  const t = useTranslate()
  const query = useBalance()
  const attempt = useRetry(query)
  const { data, isError } = query
  if (data) {
    const value = localAmount(displayAmount(data.formatted), t.locale)
    return (
      <Amount
        variant={value.length > LONG ? 'amount' : 'display'}
        value={value}
        symbol={data.symbol}
        label={t(messages, 'account.balance')}
      />
    )
  }
  if (isError) return <BalanceFailure {...attempt} />
  return <Skeleton width={160} height={44} />
}
