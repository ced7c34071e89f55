import { actPlaces } from './actPlaces.tsx'
import { nodePlaces } from './nodePlaces.tsx'
import type { Place } from './place.tsx'
import { readingPlaces } from './readingPlaces.tsx'

/** All places that show responses of a backend; images are tested in a browser. */
export const places: readonly Place[] = [...readingPlaces, ...nodePlaces, ...actPlaces]
