import { load } from '@foyer/headless'
import { type ReactElement, useEffect, useMemo } from 'react'
import { allViews } from '../views/all.ts'
import { importLegalFooter } from '../views/shared/importLegalFooter.ts'
import { useLegalKind } from '../views/shared/useLegalKind.ts'
import { replaceViews } from './replaceViews.ts'
import type { FoyerModalProps } from './FoyerModal.tsx'
import { ModalShell } from './ModalShell.tsx'

/** The shell with our views, and the host's in their places. */
export default function FullModal({ views, ...props }: Omit<FoyerModalProps, 'config'>): ReactElement {
  const all = useMemo(() => replaceViews(allViews, views), [views])
  // It is a part of the first screen: there with it, and not a moment later.
  const hasTerms = useLegalKind() === 'footer'
  useEffect(() => {
    if (hasTerms) load(importLegalFooter).catch(() => {})
  }, [hasTerms])
  return <ModalShell {...props} views={all} />
}
