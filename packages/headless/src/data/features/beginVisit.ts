import type { FoyerEvent } from '../../core/events.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadStartVisit } from './lazy.ts'
import type { Note } from './types.ts'

/**
 * A visitor has acted: now the project's own configuration may be asked for, and statistics told. Once, and only where
 * there is a backend to ask. What happens until the code for it is there is noted, from `first` on.
 */
export function beginVisit(config: Config, first?: FoyerEvent): void {
  const { visit, options, onEvent, timers } = internalsOf(config)
  if (visit.isBegun || !(options.projectId ?? options.endpoints)) return
  visit.isBegun = true
  const notes: Note[] = []
  const note = (event: FoyerEvent): void => void notes.push({ event, at: timers.now() })
  // That the app has started was told before anybody acted.
  const networks = options.networks.map(({ caipNetworkId }) => caipNetworkId)
  note({ event: 'INITIALIZE', properties: { networks } })
  if (first) note(first)
  const stop = onEvent(note)
  loadStartVisit().then(({ startVisit }) => {
    stop()
    return startVisit(config, notes)
    // Without it the page works as it did.
  }, stop)
}
