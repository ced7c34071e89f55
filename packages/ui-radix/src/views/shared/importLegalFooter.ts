import type { ComponentType } from 'react'
import type { LegalFooterProps } from './LegalFooter.tsx'

export const importLegalFooter = (): Promise<{ readonly default: ComponentType<LegalFooterProps> }> =>
  import('./LegalFooter.tsx')
