import { now } from '../../async/timing.ts'
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

  function make(id: string, name: CallName, parameters: unknown, signal: AbortSignal): Promise<unknown> {
    const call = handle[name] as (parameters: unknown) => Promise<unknown>
    if (typeof parameters !== 'object') return call(parameters)
    return call({ ...parameters, signal, onUri: (uri: string) => post({ kind: 'uri', id, uri }) })
  }

  return {
    receive(message) {
      if (message.kind === 'cancel') running.get(message.id)?.abort()
      if (message.kind !== 'call' || running.has(message.id)) return
      const { id, name, parameters, sentAt } = message
      // After a freeze of this tab: the call has already failed in the other tab, and may have been repeated.
      if (now() - sentAt >= ACCEPT_MS) return
      const controller = new AbortController()
      running.set(id, controller)
      post({ kind: 'accepted', id })
      make(id, name, parameters, controller.signal)
        .then((result) => post({ kind: 'done', id, result }))
        // Also for a result that cannot be cloned.
        .catch((error: unknown) => post({ kind: 'failed', id, error: toPlainError(error) }))
        .finally(() => running.delete(id))
    },
    close() {
      for (const controller of running.values()) controller.abort()
    },
  }
}
