import { tokenFormats, useTokenBalances } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { accountMessages as messages } from './messages.ts'

/** Total value of the account; the last value stays during a refetch. */
export default function FiatTotal(): ReactElement {
  const t = useTranslate()
  const { data, isError } = useTokenBalances()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  if (data)
    return (
      <Amount
        variant="display"
        value={formats.fiat(data.total).text}
        label={t(messages, 'account.balance')}
      />
    )
  if (isError) return <Text tone="muted">{t(messages, 'account.balance.unavailable')}</Text>
  return <Skeleton width={160} height={44} />
}
