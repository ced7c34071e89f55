import type { ReactElement } from 'react'
import { usePart } from '../../load/usePart.ts'
import { importLegalFooter } from './importLegalFooter.ts'
import type { LegalFooterProps } from './LegalFooter.tsx'

/** An app without terms never loads what shows them. */
export function LateLegalFooter({ view }: LegalFooterProps): ReactElement | null {
  const LegalFooter = usePart<LegalFooterProps>(importLegalFooter)
  return LegalFooter ? <LegalFooter view={view} /> : null
}
