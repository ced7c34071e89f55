import { internalsOf } from '../../core/internals.ts'
import type { Problem } from '../../core/problems/problems.ts'
import type { Config } from '../../core/types.ts'
import { showAlert } from './alert.ts'
import { alertAtom, setAlert } from './state.ts'

/** Shows a problem in the alert bar, once while it is shown; its long text follows when it is loaded. */
export function showProblem(config: Config, { code, title, variant, details }: Problem): void {
  const internals = internalsOf(config)
  const isShown = (): boolean => {
    const alert = internals.store.get(alertAtom)
    return alert.isOpen && alert.code === code
  }
  if (isShown()) return
  showAlert(config, { message: title, variant, code })
  void details.then((text) => {
    if (text !== undefined && isShown())
      setAlert(internals, { ...internals.store.get(alertAtom), details: text })
  })
}
