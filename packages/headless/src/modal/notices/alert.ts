import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import { type ProblemCode, problemTitles, type Problem } from '../../core/problems/problems.ts'
import type { Config } from '../../core/types.ts'
import { alertAtom, setAlert, type AlertVariant } from './state.ts'

export type ShowAlertParameters = {
  readonly message: string
  readonly variant: AlertVariant
  readonly code?: string | undefined
}

/**
 * Shows an alert for the app's developer. Does nothing when `debug` is off.
 *
 * @example
 * ```ts
 * import { showAlert } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * showAlert(config, { message: 'The test network is in use', variant: 'info' })
 * ```
 */
export function showAlert(config: Config, { message, variant, code }: ShowAlertParameters): void {
  const internals = internalsOf(config)
  if (optionsOf(config).debug)
    setAlert(internals, { isOpen: true, message, variant, code, link: alertLink(code) })
}

/**
 * Hides the alert for the developer.
 *
 * @example
 * ```ts
 * import { hideAlert } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * addEventListener('hashchange', () => hideAlert(config))
 * ```
 */
export function hideAlert(config: Config): void {
  const internals = internalsOf(config)
  if (internals.store.get(alertAtom).isOpen)
    setAlert(internals, { isOpen: false, message: '', variant: 'info', code: undefined })
}

const DOCS = 'https://github.com/foyer-kit/foyer/blob/main/docs/alerts.md'

/** Documentation of a problem; `undefined` for alerts of the host. */
export const alertLink = (code: string | undefined): string | undefined =>
  code !== undefined && Object.hasOwn(problemTitles, code)
    ? `${DOCS}#${anchorOf(code as ProblemCode)}`
    : undefined

/** Anchor of a code in docs/alerts.md: `NETWORK_NOT_CONFIGURED` is `#network_not_configured`. */
const anchorOf = (code: ProblemCode): string => code.toLowerCase()

/** Shows a problem as an alert, unless it is shown already; its details follow when they are loaded. */
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
