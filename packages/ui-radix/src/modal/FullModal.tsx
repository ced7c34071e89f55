import { type ReactElement, useMemo } from 'react'
import { usePart } from '../load/usePart.ts'
import { laterView } from '../views/laterView.ts'
import { nearViews } from '../views/nearViews.ts'
import { importLegalFooter } from '../views/shared/importLegalFooter.ts'
import { useLegalKind } from '../views/shared/useLegalKind.ts'
import { replaceViews } from './replaceViews.ts'
import type { FoyerModalProps } from './FoyerModal.tsx'
import { ModalShell } from './ModalShell.tsx'

/** The shell with our views, and the host's in their places. */
export default function FullModal({ views, ...props }: Omit<FoyerModalProps, 'config'>): ReactElement {
  const all = useMemo(() => replaceViews(nearViews, views, laterView), [views])
  // A part of the first screen: there with it, and not a moment later.
  usePart(importLegalFooter, { isWanted: useLegalKind() === 'footer' })
  return <ModalShell {...props} views={all} findView={laterView} />
}
