import type { ReactElement } from 'react'
import { common } from '../../../i18n/common.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import type { Retry } from '../../shared/useRetry.ts'
import { holdingsMessages as messages } from './holdingsMessages.ts'

/** Where what the account holds could not be read, and nothing is known of before. */
export function HoldingsError({
  what,
  retry,
  isRetrying,
  isOffline,
}: Retry & { readonly what: 'tokens' | 'nfts' }): ReactElement {
  const t = useTranslate()
  return (
    <ErrorState
      size="small"
      title={t(messages, `account.${what}.failed`)}
      body={t(messages, isOffline ? 'account.holdings.offline' : 'account.holdings.failedBody')}
      onRetry={isOffline ? undefined : retry}
      retryLabel={t(common, 'common.retry')}
      retrying={isRetrying}
    />
  )
}
