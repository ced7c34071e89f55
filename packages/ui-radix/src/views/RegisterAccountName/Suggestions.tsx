import type { UseNameSuggestionsReturnType } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { badgeMessages } from '../../i18n/statusMessages.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem } from '../../primitives/Stack/Stack.tsx'
import { LoadingRows } from '../shared/LoadingRows.tsx'
import { useRetry } from '../shared/useRetry.ts'
import { registerAccountNameMessages as messages } from './messages.ts'

export type SuggestionsProps = {
  readonly suggestions: UseNameSuggestionsReturnType
  /** Absent where nothing can be selected. */
  readonly onChoose: ((name: string) => void) | undefined
}

/** Suggestions for the typed name; free ones can be selected. */
export function Suggestions({ suggestions, onChoose }: SuggestionsProps): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const { data, error } = suggestions
  const { retry, isRetrying } = useRetry(suggestions)
  const n = data?.length
  useEffect(() => {
    if (n !== undefined && n > 0) announce(t(commonMessages, 'a11y.results', { n }))
  }, [n, announce, t])
  if (error) {
    return (
      <ErrorState
        size="small"
        title={t(messages, 'registerAccountName.suggestionsFailed')}
        body={failureText(t, error, undefined)}
        retryLabel={t(commonMessages, 'common.retry')}
        retrying={isRetrying}
        onRetry={retry}
      />
    )
  }
  if (!data) {
    return <LoadingRows label={t(messages, 'registerAccountName.checking')} shape="text" />
  }
  if (data.length === 0)
    return <EmptyState size="small" drawing="search" title={t(messages, 'registerAccountName.none')} />
  return (
    <List aria-label={t(messages, 'registerAccountName.suggestions')}>
      {data.map(({ name, isRegistered }) => (
        <ListItem key={name}>
          <Row
            name={name}
            disabled={isRegistered || !onChoose}
            badge={
              <Badge tone={isRegistered ? 'neutral' : 'success'}>
                {t(badgeMessages, isRegistered ? 'badge.taken' : 'badge.available')}
              </Badge>
            }
            onClick={() => onChoose?.(name)}
          />
        </ListItem>
      ))}
    </List>
  )
}
