import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { loadModalActions } from './lazy.ts'
import { setModalIntended } from './state.ts'

/** Loads what an opening needs, before it is asked for: a pointer rests on the button, or a key has it focused. */
export function prepareModal(config: Config): void {
  setModalIntended(internalsOf(config))
  // A failure is nobody's yet: the opening itself tries again and reports.
  loadModalActions()
    .then(({ beginVisit }) => beginVisit(config))
    .catch(() => {})
}
