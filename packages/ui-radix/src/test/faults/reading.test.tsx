import { describeFaults } from './describeFaults.tsx'
import { readingPlaces } from './readingPlaces.tsx'

describeFaults('what is read', readingPlaces)
