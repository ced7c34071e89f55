import { useNotices } from '@foyer/headless'
import type { ReactElement } from 'react'
import type { NoticesProps } from './Notices.tsx'
import { usePart } from '../load/usePart.ts'

/** Loaded with the first thing there ever is to tell. */
export function LateNotices(props: NoticesProps): ReactElement | null {
  const { toastId, isAlertOpen } = useNotices()
  const Notices = usePart<NoticesProps>(() => import('./Notices.tsx'), {
    isWanted: toastId > 0 || isAlertOpen,
    attempt: toastId,
  })
  return Notices ? <Notices {...props} /> : null
}
