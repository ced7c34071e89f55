import { actionCases } from './actionCases.tsx'
import type { FaultCase } from './faultCase.tsx'
import { nodeCases } from './nodeCases.tsx'
import { queryCases } from './queryCases.tsx'

/** All fault cases that show responses of a backend; images are tested in a browser. */
export const faultCases: readonly FaultCase[] = [...queryCases, ...nodeCases, ...actionCases]
