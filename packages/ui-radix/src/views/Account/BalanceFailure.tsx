import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { ListFailure } from '../shared/ListFailure.tsx'
import type { Retry } from '../shared/useRetry.ts'
import { accountMessages as messages } from './messages.ts'

/** So that a failure, a retry and its balance move no control below. */
const AS_HIGH_AS_BALANCE = { display: 'grid', alignItems: 'center', minBlockSize: 44 } as const

/** In place of a balance that failed to load, with none cached. */
export function BalanceFailure({ retry, isRetrying, isOffline, role }: Retry): ReactElement {
  const t = useTranslate()
  return (
    <div style={AS_HIGH_AS_BALANCE}>
      <ListFailure
        text={t(messages, 'account.balance.unavailable')}
        role={role}
        isRetrying={isRetrying}
        onRetry={isOffline ? undefined : retry}
      />
    </div>
  )
}
