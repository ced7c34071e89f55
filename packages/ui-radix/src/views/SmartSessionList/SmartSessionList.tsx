import { useModalRouter, useSmartSessions } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { LoadingRows } from '../shared/LoadingRows.tsx'
import { sharedMessages } from '../shared/messages.ts'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { useRetry } from '../shared/useRetry.ts'
import { smartSessionListMessages as messages } from './messages.ts'
import { SessionTabs } from './SessionTabs.tsx'

/** Active and past smart sessions of the account, and the button to revoke them. */
export default function SmartSessionList(): ReactElement {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { sessions, list, reason } = useSmartSessions()
  const { retry, isRetrying, isOffline } = useRetry(list)
  if (reason) {
    const title = t(messages, 'smartSessionList.none')
    if (reason !== 'not-connected')
      return <EmptyView drawing="door" title={title} body={t(messages, 'smartSessionList.none.off')} />
    return (
      <EmptyState drawing="door" title={title} body={t(messages, 'smartSessionList.none.not-connected')}>
        <Button onClick={() => push('Connect', { redirectView: 'SmartSessionList' })}>
          {t(sharedMessages, 'connect.title')}
        </Button>
      </EmptyState>
    )
  }
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t(messages, 'smartSessionList.failed')}
        body={failureText(t, list.error, t(messages, 'smartSessionList.failedBody'))}
        retryLabel={t(commonMessages, 'common.retry')}
        retrying={isRetrying}
        onRetry={isOffline ? undefined : retry}
      >
        <OfflineNote />
      </ErrorState>
    )
  }
  if (!list.data) {
    return <LoadingRows label={t(messages, 'smartSessionList.loading')} />
  }
  return <SessionTabs sessions={sessions} />
}
