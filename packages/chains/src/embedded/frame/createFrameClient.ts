import * as v from 'valibot'
import type { Timers } from '../../async/timing.ts'
import { createEmitter } from '../../emitter.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { isRejection } from '../../errors/toFoyerError.ts'
import { UserRejectedError } from '../../errors/UserRejectedError.ts'
import { createError } from '../errors.ts'
import { createPendingRequests, type PendingRequest, type RequestOptions } from './createPendingRequests.ts'
import { createReadiness, type Readiness } from './createReadiness.ts'
import { envelope, refusal, replies } from './schema.ts'
import type { FrameMessage, FramePayloads, FrameReplies, RequestName } from './types.ts'

export type FrameClientParameters = {
  readonly post: (message: FrameMessage) => void
  readonly timers: Timers
  /** Alert for the developer: a timeout, or a domain that is not allowed. */
  readonly onAlert: (error: Error) => void
  readonly report: (error: unknown) => void
  /** Called when the frame has loaded again, by itself. */
  readonly onReload?: (() => void) | undefined
}

/** Message of the frame without a request. */
export type FrameNotice = {
  readonly [name in RequestName]: { readonly name: name; readonly payload: FrameReplies[name] }
}[RequestName]

type Rest<payload> = payload extends undefined
  ? [payload?: undefined, options?: RequestOptions]
  : [payload: payload, options?: RequestOptions]

export type FrameClient = Pick<Readiness, 'isReady' | 'whenReady' | 'onReady'> & {
  /** Sends a request to the frame. Always settles: with the response, an error, at the timeout, or on abort. */
  readonly request: <name extends RequestName>(
    name: name,
    ...rest: Rest<FramePayloads[name]>
  ) => Promise<FrameReplies[name]>
  /** Handles a message of the frame. The caller checks its source. */
  readonly receive: (data: unknown) => void
  /** Subscribes to messages without a request. */
  readonly subscribe: (listener: (notice: FrameNotice) => void) => () => void
  /** Aborts every request that awaits an approval. */
  readonly abortApprovals: () => void
  /** Rejects all pending requests: the frame failed or is removed. */
  readonly fail: (error: Error) => void
}

/** Client of the frame: requests with random ids, and validated responses. */
export function createFrameClient({
  post,
  timers,
  onAlert,
  report,
  onReload,
}: FrameClientParameters): FrameClient {
  const notices = createEmitter<FrameNotice>()
  const readiness = createReadiness(timers, onAlert)
  const requests = createPendingRequests({ post, timers, onAlert, readiness })

  function settle({ name, resolve, reject }: PendingRequest, isOk: boolean, payload: unknown): void {
    if (!isOk) {
      const error = toRefusal(name, payload)
      reject(error)
      if (isFoyerError(error, 'DOMAIN_UNVERIFIED')) onAlert(error)
      return
    }
    const result = v.safeParse(replies[name], payload)
    if (result.success) return resolve(result.output)
    const cause = new v.ValiError(result.issues)
    reject(createError('FRAME_REPLY_INVALID', { name }, { prefix: `frame:${name}`, cause }))
  }

  /** Posts one abort per request; the responses are ignored. */
  function withdraw(approvals: readonly PendingRequest[]): void {
    for (const _ of approvals) requests.send('RPC_ABORT', undefined).catch(report)
  }

  function fail(error: Error): void {
    requests.rejectAll(error)
    readiness.fail(error)
  }

  function handleReady(): void {
    if (!readiness.isReady()) return readiness.setReady()
    const approvals = requests.approvals()
    // A reloaded frame has lost all pending requests.
    fail(createError('FRAME_REQUEST_ABORTED'))
    // A frame that has not reloaded would show them later, in place of another request.
    withdraw(approvals)
    onReload?.()
  }

  return {
    request: ((name: RequestName, payload?: unknown, options?: RequestOptions) =>
      requests.send(name, payload, options)) as FrameClient['request'],
    receive(data) {
      const message = v.safeParse(envelope, data)
      if (!message.success) return
      const { id, type, payload } = message.output
      if (type === '@w3m-frame/READY') return handleReady()
      const [, name = '', outcome] = /^@w3m-frame\/([A-Z_]+?)_(SUCCESS|ERROR)$/.exec(type) ?? []
      if (!Object.hasOwn(replies, name)) return
      const pending = id === undefined ? undefined : requests.get(id)
      if (pending) {
        if (pending.name === name) settle(pending, outcome === 'SUCCESS', payload)
        return
      }
      // Ignores a second response, and the response to an aborted request.
      if (outcome === 'ERROR' || (id !== undefined && requests.isOwnId(id))) return
      const parsed = v.safeParse(replies[name as RequestName], payload)
      if (parsed.success) notices.emit({ name, payload: parsed.output } as FrameNotice)
    },
    isReady: readiness.isReady,
    whenReady: readiness.whenReady,
    onReady: readiness.onReady,
    subscribe: notices.subscribe,
    abortApprovals() {
      const approvals = requests.approvals()
      for (const { reject } of approvals) reject(createError('REQUEST_ABORTED'))
      withdraw(approvals)
    },
    fail,
  }
}

/** Error of the frame: a rejection, a domain that is not allowed, or a failure. */
function toRefusal(name: RequestName, payload: unknown): Error {
  const parsed = v.safeParse(refusal, payload)
  const message = parsed.success ? parsed.output.message : ''
  const options = { prefix: `frame:${name}`, cause: { message } }
  if (isRejection({ message })) return new UserRejectedError(options)
  const code = /\bunverified[ _]domain\b/i.test(message) ? 'DOMAIN_UNVERIFIED' : 'FRAME_REFUSED'
  return createError(code, { message }, options)
}
