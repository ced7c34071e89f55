import type { useModal } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useButtonText } from './useButtonText.ts'

/** Below a control whose opening could not load; announced by screen readers. */
export function LoadFailure({
  failure,
}: {
  readonly failure: ReturnType<typeof useModal>['loadFailure']
}): ReactElement | null {
  const { t } = useButtonText()
  return failure ? (
    <span role="alert" data-foyer-part="button-note">
      {t(`button.${failure}`)}
    </span>
  ) : null
}
