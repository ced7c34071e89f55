import { accountAtom } from '../account/state.ts'
import { loadStartVisit } from '../remote/lazy.ts'
import type { FoyerEvent } from './events.ts'
import { internalsOf, type Visit } from './internals.ts'
import type { Config } from './types.ts'

/** A page that nobody touches goes on failing, or not; the first of it is enough. */
const MAX_NOTES = 50

/** The switch of a visit. What it starts is loaded with the visitor's first act, where there is a backend to ask. */
export function createVisit(findConfig: () => Config): Visit {
  const visit: Visit = {
    notes: [],
    begin() {
      visit.begin = () => {}
      const { projectId, endpoints } = internalsOf(findConfig()).options
      if (!(projectId ?? endpoints)) return
      // Without it the page works as it did.
      loadStartVisit().then(({ startVisit }) => startVisit(findConfig()), visit.begin)
    },
    note(subject) {
      const { store, timers } = internalsOf(findConfig())
      if (visit.notes.length < MAX_NOTES)
        visit.notes.push({ subject, at: timers.now(), address: store.get(accountAtom).address })
      if ('event' in subject && isAct(subject.event)) visit.begin()
    },
  }
  return visit
}

/** Starting and coming back happen by themselves; everything else somebody did. */
const isAct = ({ event, properties }: FoyerEvent & { properties?: object }): boolean =>
  event !== 'INITIALIZE' && !(properties && 'reconnect' in properties)
