import type { ReactElement } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import { CardList } from './CardList.ts'
import { CardSkeleton } from './CardSkeleton.tsx'

/** Places of cards where none has come. */
export const FIRST_PLACES = 16

/** A grid that is still to come: as tall, and with the same places. */
export function CardPlaces({ label }: { readonly label: string }): ReactElement {
  return (
    <div data-foyer-part="card-grid" className={usePartClass('card-grid')}>
      <CardList aria-label={label} aria-busy>
        {Array.from({ length: FIRST_PLACES }, (_, place) => (
          <li key={place} data-foyer-part="card-grid-item" aria-hidden="true">
            <CardSkeleton />
          </li>
        ))}
      </CardList>
    </div>
  )
}
