import { describeFaults } from './describeFaults.tsx'
import { queryCases } from './queryCases.tsx'

describeFaults('queries', queryCases)
