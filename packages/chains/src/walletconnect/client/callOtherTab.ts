import { abortable } from '../../async/deadline.ts'
import { now, startTimer } from '../../async/timing.ts'
import { parseOutcome } from '../authenticateSchema.ts'
import { createError } from '../errors.ts'
import { parseSession } from '../sessionSchema.ts'
import type { ClientHandle } from './handle.ts'
import { ACCEPT_MS, type CallName, type TabMessage } from './messages.ts'
import { fromPlainError } from './plainError.ts'

type Pending = {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
  readonly onUri: ((uri: string) => void) | undefined
  stopTimer: () => void
}

export type OtherTab = {
  readonly handle: Pick<ClientHandle, CallName>
  readonly receive: (message: TabMessage) => void
  /** Rejects and cancels pending calls: this tab, or that with the client, has closed, or has lost the client. */
  readonly close: () => void
}

export type CallOtherTabParameters = {
  readonly post: (message: TabMessage) => void
  /** Called when no tab has accepted a call in time. */
  readonly onSilence: () => void
}

/** Calls the client in another tab. No call is sent twice. */
export function callOtherTab({ post, onSilence }: CallOtherTabParameters): OtherTab {
  const pending = new Map<string, Pending>()
  // Each tab has its own counter; the prefix makes ids unique.
  const tab = Math.random().toString(36).slice(2)
  let calls = 0

  const settle = (id: string, how: (call: Pending) => void): void => {
    const call = pending.get(id)
    if (!call) return
    pending.delete(id)
    call.stopTimer()
    how(call)
  }

  /** Rejects a call that no tab accepts in time. */
  const expectAcceptance = (id: string): (() => void) => {
    const startedAt = now()
    return startTimer(ACCEPT_MS, () => {
      const call = pending.get(id)
      if (!call) return
      // This tab was suspended itself, and may not have read the acceptance yet.
      if (now() - startedAt >= 2 * ACCEPT_MS) {
        call.stopTimer = expectAcceptance(id)
        return
      }
      settle(id, ({ reject }) => reject(createError('TAB_SILENT', undefined, { isRetryable: true })))
      onSilence()
    })
  }

  async function make(
    name: CallName,
    parameters?: unknown,
    { onUri, signal }: { onUri?: (uri: string) => void; signal?: AbortSignal | undefined } = {},
  ): Promise<unknown> {
    signal?.throwIfAborted()
    calls += 1
    const id = `${tab}:${calls}`
    const answer = new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject, onUri, stopTimer: expectAcceptance(id) })
    })
    try {
      post({ kind: 'call', id, name, parameters, sentAt: now() })
      return await abortable(answer, signal)
    } catch (error) {
      // Also for parameters that cannot be cloned, and so were not posted.
      settle(id, () => undefined)
      if (signal?.aborted) post({ kind: 'cancel', id })
      throw error
    }
  }

  const handle: Pick<ClientHandle, CallName> = {
    session: async (topic) => parseSession(await make('session', topic)),
    async propose({ onUri, signal, ...parameters }) {
      const session = parseSession(await make('propose', parameters, { onUri, signal }))
      if (!session) throw createError('MISSING_OR_INVALID', undefined, { value: 'session' })
      return session
    },
    resume: async ({ signal }) => parseSession(await make('resume', {}, { signal })),
    async authenticate({ onUri, signal, ...parameters }) {
      return parseOutcome(await make('authenticate', parameters, { onUri, signal }))
    },
    request: ({ signal, ...parameters }) => make('request', parameters, { signal }),
    ping: async (topic) => void (await make('ping', topic)),
    end: async (which) => void (await make('end', which)),
  }

  return {
    handle,
    receive(message) {
      if (message.kind === 'accepted') pending.get(message.id)?.stopTimer()
      if (message.kind === 'uri') pending.get(message.id)?.onUri?.(message.uri)
      if (message.kind === 'done') settle(message.id, ({ resolve }) => resolve(message.result))
      if (message.kind === 'failed') settle(message.id, ({ reject }) => reject(fromPlainError(message.error)))
    },
    close() {
      for (const id of [...pending.keys()]) {
        settle(id, ({ reject }) => reject(createError('TAB_CLOSED', undefined, { isRetryable: true })))
        post({ kind: 'cancel', id })
      }
    },
  }
}
