import { describeFaults } from './describeFaults.tsx'
import { actPlaces } from './actPlaces.tsx'

describeFaults('what is done', actPlaces)
