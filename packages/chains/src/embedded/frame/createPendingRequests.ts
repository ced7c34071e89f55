import type { Timers } from '../../async/timing.ts'
import { createNonce } from '../../siwx/createNonce.ts'
import { createError } from '../errors.ts'
import { limitsOf, LOAD_MS, rpcKind, toWire } from '../rules.ts'
import { loadTimeout, type Readiness } from './createReadiness.ts'
import type { FrameMessage, RequestName, RpcPayload } from './types.ts'

export type RequestOptions = { readonly signal?: AbortSignal | undefined }

/** Request without a response so far. */
export type PendingRequest = {
  readonly name: RequestName
  readonly method: string | undefined
  readonly resolve: (payload: unknown) => void
  readonly reject: (error: unknown) => void
}

export type PendingRequests = {
  /** Posts a request once the frame is ready. Always settles. */
  readonly send: (name: RequestName, payload: unknown, options?: RequestOptions) => Promise<unknown>
  readonly get: (id: string) => PendingRequest | undefined
  /** Whether an id is of a request of this client, also after it has settled. */
  readonly isOwnId: (id: string) => boolean
  /** Pending requests that await an approval. */
  readonly approvals: () => readonly PendingRequest[]
  readonly rejectAll: (error: Error) => void
}

export type PendingRequestsParameters = {
  readonly post: (message: FrameMessage) => void
  readonly timers: Timers
  readonly onAlert: (error: Error) => void
  readonly readiness: Pick<Readiness, 'isReady' | 'onReady'>
}

/** Sends requests with random ids, and keeps those that have no response. */
export function createPendingRequests({
  post,
  timers,
  onAlert,
  readiness,
}: PendingRequestsParameters): PendingRequests {
  const pending = new Map<string, PendingRequest>()
  const idPrefix = `${createNonce()}-`

  function send(name: RequestName, payload: unknown, { signal }: RequestOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error)
      const id = `${idPrefix}${createNonce()}`
      const method = name === 'RPC_REQUEST' ? (payload as RpcPayload).method : undefined
      const limits = limitsOf(name, method)
      const cleanups: (() => void)[] = []
      const settle = (end: () => void): void => {
        if (!pending.delete(id)) return
        for (const cleanup of cleanups) cleanup()
        end()
      }
      const rejectAfter = (milliseconds: number, error: Error, alert: Error): (() => void) =>
        timers.after(milliseconds, () => {
          settle(() => reject(error))
          if (limits.isReported) onAlert(alert)
        })
      pending.set(id, {
        name,
        method,
        resolve: (value) => settle(() => resolve(value)),
        reject: (error) => settle(() => reject(error as Error)),
      })
      const abort = (): void => settle(() => reject(signal?.reason as Error))
      signal?.addEventListener('abort', abort, { once: true })
      cleanups.push(() => signal?.removeEventListener('abort', abort))
      let stopLoadTimer = (): void => undefined
      if (!readiness.isReady()) {
        const { error, alert } = loadTimeout()
        stopLoadTimer = rejectAfter(LOAD_MS, error, alert)
      }
      cleanups.push(stopLoadTimer)
      const removeListener = readiness.onReady(() => {
        stopLoadTimer()
        const timeout = createError('FRAME_REQUEST_TIMEOUT', { reason: 'iframe_request_timeout' })
        if (limits.requestMs !== undefined) cleanups.push(rejectAfter(limits.requestMs, timeout, timeout))
        try {
          const body = payload === undefined ? {} : { payload: toWire(payload) }
          post({ id, type: `@w3m-app/${name}`, ...body })
        } catch (error) {
          settle(() => reject(error as Error))
        }
      })
      cleanups.push(removeListener)
    })
  }

  return {
    send,
    get: (id) => pending.get(id),
    isOwnId: (id) => id.startsWith(idPrefix),
    approvals: () =>
      [...pending.values()].filter(({ method }) => method !== undefined && rpcKind(method) !== 'safe'),
    rejectAll(error) {
      for (const { reject } of pending.values()) reject(error)
    },
  }
}
