import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/optionsOf.ts'
import type { Config } from '../../core/types.ts'
import { alertLink } from './alertLink.ts'
import { alertAtom, setAlert } from './state.ts'
import type { AlertVariant } from './types.ts'

export type ShowAlertParameters = {
  readonly message: string
  readonly variant: AlertVariant
  readonly code?: string | undefined
}

/** Shows a notice for the app's developer. Does nothing when `debug` is off. */
export function showAlert(config: Config, { message, variant, code }: ShowAlertParameters): void {
  const internals = internalsOf(config)
  if (optionsOf(config).debug)
    setAlert(internals, { isOpen: true, message, variant, code, link: alertLink(code) })
}

export function hideAlert(config: Config): void {
  const internals = internalsOf(config)
  if (internals.store.get(alertAtom).isOpen)
    setAlert(internals, { isOpen: false, message: '', variant: 'info', code: undefined })
}
