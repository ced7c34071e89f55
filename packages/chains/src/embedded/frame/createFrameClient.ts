import * as v from 'valibot'
import type { Timers } from '../../async/timing.ts'
import { createEmitter } from '../../emitter.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { isRejection } from '../../errors/toFoyerError.ts'
import { UserRejectedError } from '../../errors/UserRejectedError.ts'
import { createError } from '../errors.ts'
import { limitsOf, LOAD_MS, rpcKind, toWire } from '../rules.ts'
import { envelope, refusal, replies } from './schema.ts'
import type { FrameMessage, FramePayloads, FrameReplies, RequestName, RpcPayload } from './types.ts'

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

type RequestOptions = { readonly signal?: AbortSignal | undefined }
type Rest<payload> = payload extends undefined
  ? [payload?: undefined, options?: RequestOptions]
  : [payload: payload, options?: RequestOptions]

export type FrameClient = {
  /** Sends a request to the frame. Always settles: with the response, an error, at the timeout, or on abort. */
  readonly request: <name extends RequestName>(
    name: name,
    ...rest: Rest<FramePayloads[name]>
  ) => Promise<FrameReplies[name]>
  /** Handles a message of the frame. The caller checks its source. */
  readonly receive: (data: unknown) => void
  readonly isReady: () => boolean
  /** Resolves when the frame is ready, rejects at the timeout. */
  readonly whenReady: () => Promise<void>
  /** Calls back when the frame is ready; at once if it is. Returns the unsubscribe function. */
  readonly onReady: (listener: () => void) => () => void
  /** Subscribes to messages without a request. */
  readonly subscribe: (listener: (notice: FrameNotice) => void) => () => void
  /** Aborts every request that awaits an approval. */
  readonly abortApprovals: () => void
  /** Rejects all pending requests: the frame failed or is removed. */
  readonly fail: (error: Error) => void
}

type Open = {
  readonly name: RequestName
  readonly method: string | undefined
  readonly resolve: (payload: unknown) => void
  readonly reject: (error: unknown) => void
}

const PREFIX = '@w3m-frame/'

/** Client of the frame: requests with random ids, and validated responses. */
export function createFrameClient({
  post,
  timers,
  onAlert,
  report,
  onReload,
}: FrameClientParameters): FrameClient {
  const open = new Map<string, Open>()
  const waiting = new Set<(error: Error) => void>()
  const ready = new Set<() => void>()
  const notices = createEmitter<FrameNotice>()
  /** Prefix of this client's request ids. */
  const own = `${randomText()}-`
  let isReady = false

  function onReady(listener: () => void): () => void {
    if (isReady) {
      listener()
      return () => undefined
    }
    ready.add(listener)
    return () => void ready.delete(listener)
  }

  function whenReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        stopTimer()
        stopWaiting()
        waiting.delete(fail)
        settle()
      }
      const fail = (error: Error): void => end(() => reject(error))
      let stopWaiting = (): void => undefined
      const stopTimer = timers.after(LOAD_MS, () => {
        fail(createError('FRAME_NOT_LOADED'))
        onAlert(createError('FRAME_LOAD_FAILED', { reason: 'iframe_load_failed' }))
      })
      waiting.add(fail)
      stopWaiting = onReady(() => end(resolve))
    })
  }

  function ask(name: RequestName, payload: unknown, { signal }: RequestOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error)
      const id = `${own}${randomText()}`
      const method = name === 'RPC_REQUEST' ? (payload as RpcPayload).method : undefined
      const limits = limitsOf(name, method)
      const undo: (() => void)[] = []
      const settle = (end: () => void): void => {
        if (!open.delete(id)) return
        for (const run of undo) run()
        end()
      }
      const limit = (milliseconds: number, error: Error, alert = error): (() => void) =>
        timers.after(milliseconds, () => {
          settle(() => reject(error))
          if (limits.isReported) onAlert(alert)
        })
      open.set(id, {
        name,
        method,
        resolve: (value) => settle(() => resolve(value)),
        reject: (error) => settle(() => reject(error as Error)),
      })
      const abort = (): void => settle(() => reject(signal?.reason as Error))
      signal?.addEventListener('abort', abort, { once: true })
      undo.push(() => signal?.removeEventListener('abort', abort))
      const stopLoading = isReady
        ? () => undefined
        : limit(
            LOAD_MS,
            createError('FRAME_NOT_LOADED'),
            createError('FRAME_LOAD_FAILED', { reason: 'iframe_load_failed' }),
          )
      undo.push(stopLoading)
      const stopWaiting = onReady(() => {
        stopLoading()
        const timeout = createError('FRAME_REQUEST_TIMEOUT', { reason: 'iframe_request_timeout' })
        if (limits.requestMs !== undefined) undo.push(limit(limits.requestMs, timeout))
        try {
          const body = payload === undefined ? {} : { payload: toWire(payload) }
          post({ id, type: `@w3m-app/${name}`, ...body })
        } catch (error) {
          settle(() => reject(error as Error))
        }
      })
      undo.push(stopWaiting)
    })
  }

  function answer({ name, resolve, reject }: Open, isOk: boolean, payload: unknown): void {
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

  const openApprovals = (): readonly Open[] =>
    [...open.values()].filter(({ method }) => method !== undefined && rpcKind(method) !== 'safe')

  /** Posts one abort per request; the responses are ignored. */
  function withdraw(requests: readonly Open[]): void {
    for (const _ of requests) ask('RPC_ABORT', undefined).catch(report)
  }

  function failAll(error: Error): void {
    for (const { reject } of open.values()) reject(error)
    for (const reject of waiting) reject(error)
  }

  return {
    request: ((name: RequestName, payload?: unknown, options?: RequestOptions) =>
      ask(name, payload, options)) as FrameClient['request'],
    receive(data) {
      const message = v.safeParse(envelope, data)
      if (!message.success) return
      const { id, type, payload } = message.output
      const [, name = '', outcome] = /^@w3m-frame\/([A-Z_]+?)(?:_(SUCCESS|ERROR))?$/.exec(type) ?? []
      if (type === `${PREFIX}READY`) {
        if (isReady) {
          const approvals = openApprovals()
          // A reloaded frame has lost all pending requests.
          failAll(createError('FRAME_REQUEST_ABORTED'))
          // A frame that has not reloaded would show them later, in place of another request.
          withdraw(approvals)
          return onReload?.()
        }
        isReady = true
        for (const listener of ready) listener()
        ready.clear()
        return
      }
      if (!outcome || !Object.hasOwn(replies, name)) return
      const asked = id === undefined ? undefined : open.get(id)
      if (asked) {
        if (asked.name === name) answer(asked, outcome === 'SUCCESS', payload)
        return
      }
      // Ignores a second response, and the response to an aborted request.
      if (outcome === 'ERROR' || id?.startsWith(own)) return
      const parsed = v.safeParse(replies[name as RequestName], payload)
      if (parsed.success) notices.emit({ name, payload: parsed.output } as FrameNotice)
    },
    isReady: () => isReady,
    whenReady,
    onReady,
    subscribe: notices.subscribe,
    abortApprovals() {
      const approvals = openApprovals()
      for (const { reject } of approvals) reject(createError('REQUEST_ABORTED'))
      withdraw(approvals)
    },
    fail: failAll,
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

const ID_BYTES = 12

const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
