import type { ReactElement, ReactNode } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import type { Retry } from './useRetry.ts'

export type LoadFailureProps = Pick<ErrorStateProps, 'size' | 'title'> & {
  /** Failed query, from `useRetry`. */
  readonly attempt: Retry
  readonly body: ReactNode
  /** In place of `body` while the browser is offline, when there is no retry button. */
  readonly offlineBody: ReactNode
}

/** In place of content that failed to load, with none cached. */
export function LoadFailure({ attempt, body, offlineBody, ...rest }: LoadFailureProps): ReactElement {
  const t = useTranslate()
  const { error, isOffline, isRetrying, retry, role } = attempt
  return (
    <ErrorState
      {...rest}
      role={role}
      body={isOffline ? offlineBody : failureText(t, error, body)}
      retryLabel={t(commonMessages, 'common.retry')}
      retrying={isRetrying}
      onRetry={isOffline ? undefined : retry}
    />
  )
}
