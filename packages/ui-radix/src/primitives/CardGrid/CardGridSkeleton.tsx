import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { ReactElement } from 'react'
import { usePartClass } from '../part/classNames.tsx'

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

/** Skeleton of a grid, with the same height and columns. */
export function CardGridSkeleton({ label }: { readonly label: string }): ReactElement {
  return (
    <div data-foyer-part="card-grid" className={usePartClass('card-grid')}>
      <CardList aria-label={label} aria-busy>
        {Array.from({ length: FIRST_SKELETONS }, (_, place) => (
          <li key={place} data-foyer-part="card-grid-item" aria-hidden="true">
            <CardSkeleton />
          </li>
        ))}
      </CardList>
    </div>
  )
}
