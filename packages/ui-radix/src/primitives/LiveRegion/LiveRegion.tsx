import type { ReactElement, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type LiveRegionProps = {
  /** @default 'polite' */
  politeness?: 'polite' | 'assertive' | undefined
  /** Text to announce. Mount the region empty and fill it later: most screen readers ignore initial content. */
  children?: ReactNode
}

/** Announces its children to assistive technology when they change. */
export function LiveRegion({ politeness = 'polite', children }: LiveRegionProps): ReactElement {
  return <VisuallyHidden role={politeness === 'polite' ? 'status' : 'alert'}>{children}</VisuallyHidden>
}
