import { loadStartVisit } from '../remote/lazy.ts'
import type { Visit } from './internals.ts'
import type { Config } from './types.ts'

/** The switch of a visit. What it starts is loaded with the visitor's first act, where there is a backend to ask. */
export function createVisit(hasBackend: boolean, findConfig: () => Config): Visit {
  const visit: Visit = {
    notes: hasBackend ? [] : undefined,
    onError: undefined,
    begin() {
      visit.begin = () => {}
      // Without it the page works as it did.
      if (hasBackend) loadStartVisit().then(({ startVisit }) => startVisit(findConfig()), visit.begin)
    },
    note(event) {
      visit.notes?.push({ event, at: Date.now() })
      // Starting and coming back happen by themselves; everything else somebody did.
      if (event.event !== 'INITIALIZE' && !('properties' in event && 'reconnect' in event.properties))
        visit.begin()
    },
  }
  return visit
}
