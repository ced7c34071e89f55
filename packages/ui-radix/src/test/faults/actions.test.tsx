import { actionCases } from './actionCases.tsx'
import { describeFaults } from './describeFaults.tsx'

describeFaults('actions', actionCases)
