import type { ReactElement } from 'react'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'

/** Skeleton of the heading of a month. */
export function MonthSkeleton(): ReactElement {
  return (
    <span data-foyer-part="activity-month">
      <Skeleton />
    </span>
  )
}
