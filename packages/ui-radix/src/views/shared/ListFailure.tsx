import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'

export type ListFailureProps = {
  readonly text: string
  /** @default 'alert' */
  readonly role?: 'alert' | undefined
  /** @default false */
  readonly isRetrying?: boolean | undefined
  /** Absent while a retry cannot succeed. */
  readonly onRetry?: (() => void) | undefined
}

/** Below the rows of a list: its last request failed. */
export function ListFailure({ text, isRetrying = false, onRetry, ...rest }: ListFailureProps): ReactElement {
  const t = useTranslate()
  return (
    <Text role="alert" {...rest} variant="caption" tone="danger" align="center">
      {text}{' '}
      {(isRetrying || onRetry) && (
        <TextLink asChild size="caption">
          {/* Keeps the focus while a retry is under way. */}
          <button
            type="button"
            aria-disabled={isRetrying || undefined}
            onClick={isRetrying ? undefined : onRetry}
          >
            {t(commonMessages, isRetrying ? 'common.loading' : 'common.retry')}
          </button>
        </TextLink>
      )}
    </Text>
  )
}
