import { tokenFormats, useTokenBalances } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useRetry } from '../shared/useRetry.ts'
import { accountMessages as messages } from './messages.ts'
import NativeBalance from './NativeBalance.tsx'

/** Maximum length of an amount in large type, on one line of a narrow phone. */
const LONG = 13

/**
 * Total value of the account, or its native balance if no price is known or the tokens failed to load; the last value
 * stays during a refetch.
 */
export default function FiatTotal(): ReactElement {
  const t = useTranslate()
  const query = useTokenBalances()
  // Retries when the browser is online again, also while another tab is open.
  useRetry(query)
  const { data, errorUpdateCount } = query
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
  // Counted also while a retry is under way.
  return data || errorUpdateCount > 0 ? <NativeBalance /> : <Skeleton width={160} height={44} />
}
