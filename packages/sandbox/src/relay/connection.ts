import * as v from 'valibot'
import type { WebSocket } from 'ws'
import type { Exchange, Subscriber } from './exchange.ts'
import type { RelayFault, RelayFaults } from './faults.ts'
import type { RelayMessage } from './mailbox.ts'
import { type CallMethod, subscriptionId } from './methods.ts'
import type { RelayRequests } from './requests.ts'
import { receiptSchema, requestSchema } from './schemas.ts'

const INVALID_REQUEST = -32600
const SERVER_ERROR = -32000
/** Close code of a broken socket. Servers cannot send it. */
const ABNORMAL_CLOSURE = 1006

export type ConnectionParameters = {
  readonly socket: WebSocket
  readonly client: string
  readonly exchange: Exchange
  readonly call: CallMethod
  readonly faults: RelayFaults
  readonly requests: RelayRequests
}

/** Serves one client's socket until it closes. */
export function serveConnection(parameters: ConnectionParameters): void {
  const { socket, client, exchange, call, faults, requests } = parameters
  const unacknowledged = new Map<number, RelayMessage>()
  const timers = new Set<NodeJS.Timeout>()
  let delayed: (() => void) | undefined
  let lastId = 0

  const send = (frame: Readonly<Record<string, unknown>>): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', ...frame }))
  }
  const later = (delayMs: number | undefined, task: () => void): void => {
    if (!delayMs) {
      task()
      return
    }
    const timer = setTimeout(() => {
      timers.delete(timer)
      task()
    }, delayMs)
    timers.add(timer)
  }
  const push = (message: RelayMessage): void => {
    lastId += 1
    unacknowledged.set(lastId, message)
    const params = { id: subscriptionId(client, message.topic), data: message }
    send({ id: lastId, method: 'irn_subscription', params })
  }
  const pushWith = (
    message: RelayMessage,
    { silent, delayMs = 0, copies = 1, reorder }: RelayFault,
  ): void => {
    if (silent) return
    const leave = (): void => {
      push(message)
      const next = delayed
      delayed = undefined
      next?.()
    }
    for (let copy = 1; copy <= copies; copy += 1)
      later(delayMs * copy, () => {
        if (reorder) delayed = leave
        else leave()
      })
  }
  const self: Subscriber = { client, deliver: (message) => pushWith(message, faults.take('delivery') ?? {}) }

  const answer = (id: string | number, method: string, params: unknown, fault: RelayFault): void => {
    if (fault.silent) return
    later(fault.delayMs, () => {
      if (fault.close !== undefined) {
        closeSocket(socket, fault)
        return
      }
      if (fault.error !== undefined) {
        send({ id, error: { code: SERVER_ERROR, message: fault.error } })
        return
      }
      const reply = call(self, method, params)
      // The response first: a client drops messages of unconfirmed topics.
      if ('error' in reply) send({ id, error: reply.error })
      else {
        send({ id, result: reply.result })
        reply.afterwards?.()
      }
    })
  }

  socket.on('message', (raw) => {
    const frame = parseJson(String(raw))
    if (v.is(requestSchema, frame)) {
      const { id, method, params } = frame
      requests.add({ client, method, params })
      answer(id, method, params, faults.take(method) ?? {})
    } else if (v.is(receiptSchema, frame)) {
      const message = unacknowledged.get(Number(frame.id))
      unacknowledged.delete(Number(frame.id))
      if (message) exchange.acknowledge(client, message)
    } else send({ id: null, error: { code: INVALID_REQUEST, message: 'Invalid request' } })
  })
  socket.on('close', () => {
    for (const timer of timers) clearTimeout(timer)
    exchange.forget(self)
  })
}

/** Closes a socket as configured by a fault. */
export function closeSocket(socket: WebSocket, { close = ABNORMAL_CLOSURE, reason }: RelayFault): void {
  if (close === ABNORMAL_CLOSURE) socket.terminate()
  else socket.close(close, reason)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
