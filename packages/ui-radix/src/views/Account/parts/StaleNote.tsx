import type { ReactElement } from 'react'
import { common } from '../../../i18n/common.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text, TextLink } from '../../../primitives/Text/Text.tsx'
import type { Retry } from '../../shared/useRetry.ts'
import { holdingsMessages as messages } from './holdingsMessages.ts'

/** Above a list that could not be read again: it is the last one there was. */
export function StaleNote({ retry, isRetrying, isOffline }: Retry): ReactElement {
  const t = useTranslate()
  return (
    <Stack direction="row" gap={8} align="center">
      <Badge tone="warning">{t(messages, 'account.holdings.stale')}</Badge>
      <Text asChild variant="caption" tone="muted">
        <span>
          {isOffline ? (
            t(messages, 'account.holdings.offline')
          ) : isRetrying ? (
            t(common, 'common.loading')
          ) : (
            <TextLink asChild size="caption">
              <button type="button" onClick={retry}>
                {t(common, 'common.retry')}
              </button>
            </TextLink>
          )}
        </span>
      </Text>
    </Stack>
  )
}
