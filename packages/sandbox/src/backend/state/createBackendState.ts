import { type Crowd, noCrowd } from '../holdings/crowd.ts'
import { createEventLog, type EventLog } from './events.ts'
import { createNames, type Names } from './names.ts'
import { firstProject, type Project } from './project.ts'
import { createPurchases, type Purchases } from './purchases.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSetting, type Setting } from './setting.ts'

/** What the backend remembers, and what a test may say about it. */
export type BackendState = {
  /** Who is called what. */
  readonly names: Names
  /** Remote features, allowed origins, whether events are wanted. */
  readonly project: Setting<Project>
  /** What everybody has besides what they really have. */
  readonly crowd: Setting<Crowd>
  /** What wallets have let apps do alone. */
  readonly sessions: Sessions
  /** What was bought on the provider's page. */
  readonly purchases: Purchases
  /** What pages reported. */
  readonly events: EventLog
  /** Brings all of it back to its start. */
  readonly reset: () => void
}

export function createBackendState(): BackendState {
  const names = createNames()
  const project = createSetting(firstProject)
  const crowd = createSetting(noCrowd)
  const sessions = createSessions()
  const purchases = createPurchases()
  const events = createEventLog()
  return {
    names,
    project,
    crowd,
    sessions,
    purchases,
    events,
    reset() {
      names.reset()
      project.reset()
      crowd.reset()
      sessions.reset()
      purchases.reset()
      events.clear()
    },
  }
}
