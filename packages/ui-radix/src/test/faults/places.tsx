import { actPlaces } from './actPlaces.tsx'
import { nodePlaces } from './nodePlaces.tsx'
import type { Place } from './place.tsx'
import { readingPlaces } from './readingPlaces.tsx'

/** Everywhere that an answer of a backend is seen; pictures are looked at in a browser. */
export const places: readonly Place[] = [...readingPlaces, ...nodePlaces, ...actPlaces]
