import type { ReactElement } from 'react'

/** The place of a card. */
export function CardSkeleton(): ReactElement {
  return (
    <span data-foyer-part="card-skeleton" aria-hidden="true">
      <span data-foyer-part="skeleton" data-shape="tile" />
      <span data-foyer-part="skeleton" data-shape="line" />
    </span>
  )
}
