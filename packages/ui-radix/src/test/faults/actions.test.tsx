import { describeFaults } from './describeFaults.tsx'
import { actionCases } from './actionCases.tsx'

describeFaults('actions', actionCases)
