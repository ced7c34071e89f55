import type { ConnectorEvent } from '../connector.ts'
import type { CaipNetworkId } from '../types.ts'
import { applyEvent, type Asked, selectChain, type SessionView } from './applyEvent.ts'
import type { ClientEvent } from './client/handle.ts'
import { namespaceOf } from './rules.ts'

/** Limit of kept events before the session is open. */
const MAX_EARLY = 100

type SessionEvent = Exclude<ClientEvent, { readonly type: 'refused' }>

/** The session in use, and the events of sessions that are not open yet. */
export type SessionState = {
  readonly view: () => SessionView | undefined
  /** Number of times that the session was replaced or ended here. */
  readonly turns: () => number
  readonly receive: (event: SessionEvent) => void
  /** Changes the current chain of its namespace. */
  readonly setChain: (chain: CaipNetworkId) => void
  /** The view of a session that is being opened, after the events received before; `undefined` if it has ended. */
  readonly withEarly: (opened: SessionView) => SessionView | undefined
  /** Replaces the session in use, and forgets the events received before. */
  readonly replace: (next: SessionView | undefined) => void
  readonly end: () => void
}

export function createSessionState({
  asked,
  emit,
}: {
  readonly asked: Asked
  /** Called with an event, and the view before it. */
  readonly emit: (event: ConnectorEvent, before: SessionView) => void
}): SessionState {
  let view: SessionView | undefined
  /** Latest events of sessions that are not open here: after a reload, or while a new session is opened. */
  let early: SessionEvent[] = []
  let turns = 0

  function receive(event: SessionEvent): void {
    const topic = 'session' in event ? event.session.topic : event.topic
    if (event.type === 'opened') {
      // A session that is being restored has ended.
      if (view?.session.topic !== topic) turns += 1
    } else if (view?.session.topic !== topic) {
      early.push(event)
      if (early.length > MAX_EARLY) early.shift()
      return
    }
    if (!view) return
    const before = view
    const next = applyEvent(before, event, asked)
    view = next.view
    for (const each of next.events) emit(each, before)
    if (event.type !== 'opened') return
    // Events of the new session may have been received before.
    const waiting = early
    early = []
    for (const each of waiting) receive(each)
  }

  return {
    view: () => view,
    turns: () => turns,
    receive,
    setChain(chain) {
      if (!view || view.chains[namespaceOf(chain)] === chain) return
      const before = view
      const next = selectChain(before, chain, asked)
      view = next.view
      emit(next.event, before)
    },
    withEarly: (opened) =>
      early.reduce<SessionView | undefined>(
        (current, event) => current && applyEvent(current, event, asked).view,
        opened,
      ),
    replace(next) {
      view = next
      early = []
      turns += 1
    },
    end() {
      view = undefined
      turns += 1
    },
  }
}
