import { describeFaults } from './describeFaults.tsx'
import { nodeCases } from './nodeCases.tsx'

describeFaults('the hosted node', nodeCases)
