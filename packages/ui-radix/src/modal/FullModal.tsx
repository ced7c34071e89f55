import { type ReactElement, useMemo } from 'react'
import { allViews } from '../views/all.ts'
import { replaceViews } from './replaceViews.ts'
import type { FoyerModalProps } from './FoyerModal.tsx'
import { ModalShell } from './ModalShell.tsx'

/** The shell with our views, and the host's in their places. */
export default function FullModal({ views, ...props }: Omit<FoyerModalProps, 'config'>): ReactElement {
  const all = useMemo(() => replaceViews(allViews, views), [views])
  return <ModalShell {...props} views={all} />
}
