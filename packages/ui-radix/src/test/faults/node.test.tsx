import { describeFaults } from './describeFaults.tsx'
import { nodePlaces } from './nodePlaces.tsx'

describeFaults('the hosted node', nodePlaces)
