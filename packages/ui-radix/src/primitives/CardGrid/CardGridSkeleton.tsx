import type { ReactElement } from 'react'
import { createPart, type PlainPart } from '../part/createPart.tsx'

/** WebKit drops the role of lists without bullets. */
export const CardList: PlainPart<'ul'> = /*#__PURE__*/ createPart(
  'ul',
  'card-grid-list',
  (props: object) => ({
    role: 'list',
    ...props,
  }),
)

/** Skeleton of a card. */
export function CardSkeleton(): ReactElement {
  return (
    <span data-foyer-part="card-skeleton" aria-hidden="true">
      <span data-foyer-part="skeleton" data-shape="tile" />
      <span data-foyer-part="skeleton" data-shape="line" />
    </span>
  )
}

/** Number of skeletons, without cards. */
export const FIRST_SKELETONS = 16
