import { type ReactElement, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type LiveRegionProps = {
  /** @default 'polite' */
  politeness?: 'polite' | 'assertive' | undefined
  /** What to say. Mount the region empty and fill it later: most screen readers skip what was there from the start. */
  children?: ReactNode
}

/** Says its children to assistive technology whenever they change. */
export function LiveRegion({ politeness = 'polite', children }: LiveRegionProps): ReactElement {
  return <VisuallyHidden role={politeness === 'polite' ? 'status' : 'alert'}>{children}</VisuallyHidden>
}
