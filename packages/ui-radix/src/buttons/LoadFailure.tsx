import type { ModalState } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useButtonText } from './useButtonText.ts'

/** Error below a control whose modal failed to load; announced by screen readers. */
export function LoadFailure({
  failure,
}: {
  readonly failure: NonNullable<ModalState['loadFailure']>
}): ReactElement {
  const { t } = useButtonText()
  return (
    <span role="alert" data-foyer-part="button-note">
      {t(`button.${failure}`)}
    </span>
  )
}
