import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { QUOTE_PROCESS, REVIEW_PROCESS } from './formRules.ts'
import { clearForm } from './state.ts'

/** Ends what is being made, and empties the form. What was swapped last stays known. */
export function emptySwap(config: Config): void {
  const internals = internalsOf(config)
  for (const name of [QUOTE_PROCESS, REVIEW_PROCESS]) internals.processes.get(name)?.abort()
  clearForm(internals)
}
