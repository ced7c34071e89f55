import type { Check } from './check.ts'
import { clockCheck } from './clock.ts'
import { errorsCheck } from './errors.ts'
import { moduleStateCheck } from './moduleState.ts'
import { regexesCheck } from './regexes.ts'
import { testedRulesCheck } from './testedRules.ts'
import { writersCheck } from './writers.ts'

/** The rules that no tool in use can express; imports are in importRules.ts, globals in .oxlintrc.jsonc. */
export const checks: readonly Check[] = [
  writersCheck,
  clockCheck,
  moduleStateCheck,
  errorsCheck,
  regexesCheck,
  testedRulesCheck,
]
