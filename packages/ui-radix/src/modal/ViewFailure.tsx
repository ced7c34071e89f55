import { type RouteName, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { commonMessages } from '../i18n/commonMessages.ts'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx'
import { shellMessages } from './messages.ts'
import { Slot } from './slots.tsx'

export type ViewFailureProps = {
  /** Absent for a part of a view, which has no way back: the rest of the view can be used. */
  readonly view?: RouteName | undefined
  readonly error?: unknown
  /** Number of failed loads. */
  readonly attempts?: number | undefined
  /** Absent: there is nothing to retry. */
  readonly onRetry?: (() => void) | undefined
}

/** Shown in place of a view that failed to load, threw, or does not exist: never an empty panel. */
export function ViewFailure({ view, error, attempts = 0, onRetry }: ViewFailureProps): ReactElement {
  const t = useTranslate()
  const { goBack } = useModalRouter()
  const kind = onRetry ? 'failed' : 'missing'

  useEffect(() => {
    if (kind === 'missing') console.error(`Foyer: no view is registered for the route "${view}"`)
    else if (error !== undefined) console.error(error)
  }, [kind, view, error])

  const hasLoadFailed = attempts > 0
  useEffect(() => {
    if (!hasLoadFailed || !onRetry) return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [hasLoadFailed, onRetry])

  // A second failed retry while the browser is online means that the page is outdated.
  const isStale = attempts > 1 && navigator.onLine
  return (
    <Slot name="errorState" data={{ error }}>
      <ErrorState
        title={t(shellMessages, `shell.view.${kind}`)}
        body={t(shellMessages, `shell.view.${kind}Body`)}
        onRetry={onRetry}
        retryLabel={t(commonMessages, 'common.retry')}
      >
        {isStale && <Button onClick={() => location.reload()}>{t(shellMessages, 'shell.reload')}</Button>}
        {view && (
          <Button variant="ghost" onClick={goBack}>
            {t(commonMessages, 'common.back')}
          </Button>
        )}
      </ErrorState>
    </Slot>
  )
}
