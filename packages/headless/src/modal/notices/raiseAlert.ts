import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/optionsOf.ts'
import type { Config } from '../../core/types.ts'
import { type AlertCode, alerts } from './alerts.ts'
import { debugText } from './debugText.ts'
import { alertAtom, setAlert } from './state.ts'
import { showAlert } from './alert.ts'

/** Shows one of the notices that Foyer knows, once while it stands; in development builds also why, and in the console. */
export function raiseAlert(
  config: Config,
  code: AlertCode,
  context: Readonly<Record<string, unknown>> = {},
): void {
  const internals = internalsOf(config)
  const { title: message, variant } = alerts[code]
  const isShown = (): boolean => {
    const alert = internals.store.get(alertAtom)
    return alert.isOpen && alert.code === code
  }
  if (!optionsOf(config).debug || isShown()) return
  showAlert(config, { message, variant, code })
  debugText(code, context).then((details) => {
    if (details === undefined) return
    log[variant](`[foyer] ${message} (${code}): ${details}`)
    if (isShown()) setAlert(internals, { ...internals.store.get(alertAtom), details })
  }, internals.report)
}

const log = {
  info: (text: string): void => console.info(text),
  warning: (text: string): void => console.warn(text),
  error: (text: string): void => console.error(text),
} as const
