import { type AdditionalHoldings, noAdditionalHoldings } from '../holdings/additionalHoldings.ts'
import { createEventLog, type EventLog } from './events.ts'
import { createNames, type Names } from './names.ts'
import { firstProject, type Project } from './project.ts'
import { createPurchases, type Purchases } from './purchases.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSetting, type Setting } from './setting.ts'

/** State of the backend, which tests may change. */
export type BackendState = {
  /** Registered names. */
  readonly names: Names
  /** Remote features, allowed origins, analytics setting. */
  readonly project: Setting<Project>
  /** Additional holdings of every address. */
  readonly additional: Setting<AdditionalHoldings>
  /** Granted smart sessions. */
  readonly sessions: Sessions
  /** Purchases on the provider's page. */
  readonly purchases: Purchases
  /** Reported events. */
  readonly events: EventLog
  /** Resets everything. */
  readonly reset: () => void
}

/**
 * State of a backend: names, features of the project, sessions, purchases and events.
 *
 * @example
 * ```ts
 * import { createBackendState } from '@foyer/sandbox/handlers'
 * const state = createBackendState()
 * ```
 */
export function createBackendState(): BackendState {
  const names = createNames()
  const project = createSetting(firstProject)
  const additional = createSetting(noAdditionalHoldings)
  const sessions = createSessions()
  const purchases = createPurchases()
  const events = createEventLog()
  return {
    names,
    project,
    additional,
    sessions,
    purchases,
    events,
    reset() {
      names.reset()
      project.reset()
      additional.reset()
      sessions.reset()
      purchases.reset()
      events.clear()
    },
  }
}
