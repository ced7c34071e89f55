import type { ReactElement, ComponentType } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'
import type { LegalFooterProps } from './LegalFooter.tsx'

/** Apps without terms do not load the legal texts. */
export function LazyLegalFooter({ view }: LegalFooterProps): ReactElement | null {
  const LegalFooter = useLazyComponent<LegalFooterProps>(importLegalFooter)
  return LegalFooter ? <LegalFooter view={view} /> : null
}

export const importLegalFooter = (): Promise<{ readonly default: ComponentType<LegalFooterProps> }> =>
  import('./LegalFooter.tsx')
