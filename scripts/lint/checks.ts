import { ambientCheck } from './ambient.ts'
import { barrelsCheck } from './barrels.ts'
import type { Check } from './check.ts'
import { cyclesCheck } from './cycles.ts'
import { errorsCheck } from './errors.ts'
import { importTableCheck } from './importTable.ts'
import { moduleStateCheck } from './moduleState.ts'
import { packageDirectionCheck } from './packageDirection.ts'
import { jotaiCheck, queryHooksCheck } from './stateLibraries.ts'

/** The house rules that a machine can check, in the order in which they are easiest to fix. */
export const checks: readonly Check[] = [
  packageDirectionCheck(),
  importTableCheck,
  cyclesCheck,
  barrelsCheck,
  jotaiCheck,
  queryHooksCheck,
  ambientCheck,
  moduleStateCheck,
  errorsCheck,
]
