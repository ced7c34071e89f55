import { type ReactElement, useMemo } from 'react'
import { usePart } from '../load/usePart.ts'
import { findView } from '../views/findView.ts'
import { importLegalFooter } from '../views/shared/importLegalFooter.ts'
import { useLegalKind } from '../views/shared/useLegalKind.ts'
import { replaceViews } from './replaceViews.ts'
import type { FoyerModalProps } from './FoyerModal.tsx'
import { ModalShell } from './ModalShell.tsx'

/** The shell with all views of the kit, some of them replaced by the host's. */
export default function FullModal({ views, ...props }: Omit<FoyerModalProps, 'config'>): ReactElement {
  const all = useMemo(() => replaceViews(views, findView), [views])
  // A part of the first screen: there with it, and not a moment later.
  usePart(importLegalFooter, { isWanted: useLegalKind() === 'footer' })
  return <ModalShell {...props} views={all} findView={findView} />
}
