import type { FoyerEvent } from '../../core/events.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadAskProject } from './lazy.ts'

/**
 * Asks for the project's own configuration and starts its statistics, once, where a backend is configured. Called at
 * the visitor's first action (R35). Events are noted, from `first` on, until the code for them is loaded.
 */
export function startProject(config: Config, first?: FoyerEvent): void {
  const { statistics, options, onEvent, timers } = internalsOf(config)
  if (statistics.isStarted || !(options.projectId ?? options.endpoints)) return
  statistics.isStarted = true
  const notes: Note[] = []
  const note = (event: FoyerEvent): void => void notes.push({ event, at: timers.now() })
  // INITIALIZE was emitted before the first action.
  const networks = options.networks.map(({ caipNetworkId }) => caipNetworkId)
  note({ event: 'INITIALIZE', properties: { networks } })
  if (first) note(first)
  const stop = onEvent(note)
  loadAskProject().then(({ askProject }) => {
    stop()
    return askProject(config, notes)
    // Without the project's configuration the app's options hold.
  }, stop)
}

/** One entry of the backend's `/appkit/v1/config`. */
export type FeatureEntry = {
  readonly id: string
  readonly isEnabled: boolean
  /** `null` leaves the decision to the app. */
  readonly config?: readonly string[] | null | undefined
}

/** What happened, and when. */
export type Note = { readonly event: FoyerEvent; readonly at: number }
