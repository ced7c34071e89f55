import { useTokenBalances } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { ListFailure } from '../shared/ListFailure.tsx'
import type { Retry } from '../shared/useRetry.ts'
import { useOpenTab } from './AccountTabs.tsx'
import { accountMessages as messages } from './messages.ts'

/** So that a failure, a retry and its balance move no control below. */
const AS_HIGH_AS_BALANCE = { display: 'grid', alignItems: 'center', minBlockSize: 44 } as const

/**
 * In place of a balance that failed to load, with none cached: a dash while the open tab has no tokens either, since the
 * tab says so and has the retry.
 */
export function BalanceFailure({ retry, isRetrying, isOffline, role }: Retry): ReactElement {
  const t = useTranslate()
  const { tab } = useOpenTab()
  // The state of the list in the tab, which fetches it.
  const { data: tokens } = useTokenBalances({ enabled: false })
  const text = t(messages, 'account.balance.unavailable')
  if (tab === 'tokens' && !tokens) return <Amount variant="display" value="–" label={text} />
  return (
    <div style={AS_HIGH_AS_BALANCE}>
      <ListFailure text={text} role={role} isRetrying={isRetrying} onRetry={isOffline ? undefined : retry} />
    </div>
  )
}
