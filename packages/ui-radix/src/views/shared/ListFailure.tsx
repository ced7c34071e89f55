import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'

export type ListFailureProps = {
  readonly text: string
  /** @default false */
  readonly isRetrying?: boolean | undefined
  /** Absent while a retry cannot succeed. */
  readonly onRetry?: (() => void) | undefined
}

/** Below the rows of a list: its last request failed. */
export function ListFailure({ text, isRetrying = false, onRetry }: ListFailureProps): ReactElement {
  const t = useTranslate()
  return (
    <Text role="alert" variant="caption" tone="danger" align="center">
      {text}{' '}
      {isRetrying
        ? t(commonMessages, 'common.loading')
        : onRetry && (
            <TextLink asChild size="caption">
              <button type="button" onClick={onRetry}>
                {t(commonMessages, 'common.retry')}
              </button>
            </TextLink>
          )}
    </Text>
  )
}
