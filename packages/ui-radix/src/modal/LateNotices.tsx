import { useNotices } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useLazyComponent } from '../load/useLazyComponent.ts'
import type { NoticesProps } from './Notices.tsx'

/**
 * Toast and developer notice, loaded with the first one shown. If they cannot be loaded, the text of the toast is shown
 * without them: it may be the only report of a failure.
 */
export function LateNotices(props: Omit<NoticesProps, 'isLate'>): ReactElement | null {
  const { toastId, toastText, isAlertOpen } = useNotices()
  const [hasFailed, setFailed] = useState(false)
  const Notices = useLazyComponent<NoticesProps>(importNotices, {
    isWanted: toastId > 0 || isAlertOpen,
    attempt: toastId,
    onError: () => setFailed(true),
  })
  const [isLate] = useState(Notices === undefined)
  if (Notices) return <Notices isLate={isLate} {...props} />
  if (!hasFailed || !toastText || props.isOnPage) return null
  return (
    <div data-foyer-part="toast-region">
      <p role="alert" data-foyer-part="toast">
        {toastText}
      </p>
    </div>
  )
}

const importNotices = (): Promise<typeof import('./Notices.tsx')> => import('./Notices.tsx')
