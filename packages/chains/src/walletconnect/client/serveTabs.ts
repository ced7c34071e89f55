import { now } from '../../async/timing.ts'
import { read, readPath } from '../../errors/foreign.ts'
import type { ClientHandle } from './handle.ts'
import { ACCEPT_MS, type CallName, type TabMessage } from './messages.ts'
import { toPlainError } from './plainError.ts'

export type ServeTabsParameters = {
  readonly handle: ClientHandle
  readonly post: (message: TabMessage) => void
}

/** Serves calls of other tabs. */
export function serveTabs({ handle, post }: ServeTabsParameters): {
  readonly receive: (message: TabMessage) => void
  readonly close: () => void
} {
  const running = new Map<string, AbortController>()
  /** Topics of sessions that were opened for other tabs, by call. */
  const opened = new Map<string, string>()

  function make(id: string, name: CallName, parameters: unknown, signal: AbortSignal): Promise<unknown> {
    const call = handle[name] as (parameters: unknown) => Promise<unknown>
    if (typeof parameters !== 'object') return call(parameters)
    return call({ ...parameters, signal, onUri: (uri: string) => post({ kind: 'uri', id, uri }) })
  }

  /** Aborts a call. An abort may cross the answer: the other tab then never uses the session of that answer. */
  function cancel(id: string): void {
    running.get(id)?.abort()
    const topic = opened.get(id)
    if (topic === undefined) return
    opened.delete(id)
    handle.end({ topic }).catch(() => undefined)
  }

  return {
    receive(message) {
      if (message.kind === 'cancel') return cancel(message.id)
      if (message.kind !== 'call' || running.has(message.id)) return
      const { id, name, parameters, sentAt } = message
      // After a freeze of this tab: the call has already failed in the other tab, and may have been repeated.
      if (now() - sentAt >= ACCEPT_MS) return
      const controller = new AbortController()
      running.set(id, controller)
      post({ kind: 'accepted', id })
      make(id, name, parameters, controller.signal)
        .then((result) => {
          post({ kind: 'done', id, result })
          const topic = openedTopic(name, result)
          if (topic !== undefined) opened.set(id, topic)
        })
        // Also for a result that cannot be cloned.
        .catch((error: unknown) => post({ kind: 'failed', id, error: toPlainError(error) }))
        .finally(() => running.delete(id))
    },
    close() {
      for (const controller of running.values()) controller.abort()
    },
  }
}

/** Topic of the session that a call has opened. */
function openedTopic(name: CallName, result: unknown): string | undefined {
  if (name !== 'propose' && name !== 'resume' && name !== 'authenticate') return undefined
  const topic = name === 'authenticate' ? readPath(result, 'session.topic') : read(result, 'topic')
  return typeof topic === 'string' ? topic : undefined
}
