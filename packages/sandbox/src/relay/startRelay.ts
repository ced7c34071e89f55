import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { listen } from '../base/listen.ts'
import { verifyRelayAuth } from './auth.ts'
import { closeSocket, serveConnection } from './connection.ts'
import { createExchange } from './exchange.ts'
import { createRelayFaults, type RelayFault, type RelayFaults } from './faults.ts'
import { createMethods } from './methods.ts'
import { createRelayRequests, type RelayRequests } from './requests.ts'

/** Clients in Node close a socket after 35 s without a ping; pages do not see pings. */
const PING_MS = 25_000
/** Close code of a final rejection: clients do not reconnect. */
const REFUSED = 3000
const NOT_FOUND = 404

export type Relay = {
  /** `ws://127.0.0.1:…` */
  readonly url: string
  readonly faults: RelayFaults
  /** Requests of clients. */
  readonly requests: RelayRequests
  /** Number of open sockets. */
  readonly connections: () => number
  /** Closes all sockets: without a code like a lost network, with one like a relay that gives a reason. */
  readonly disconnect: (how?: Pick<RelayFault, 'close' | 'reason'>) => void
  /** Stops listening, which closes all sockets, or restarts at the same address. Messages are kept. */
  readonly setOnline: (online: boolean) => Promise<void>
  /** Removes all messages, subscriptions, faults and requests, and closes all sockets. */
  readonly reset: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a WalletConnect relay on this machine. It forwards and stores encrypted messages. */
export async function startRelay({ port = 0 }: { readonly port?: number | undefined } = {}): Promise<Relay> {
  const exchange = createExchange()
  const faults = createRelayFaults()
  const requests = createRelayRequests()
  const call = createMethods(exchange)
  const sockets = new Set<Socket>()
  const hub = new WebSocketServer({ noServer: true })
  const server = createServer((_, response) => response.writeHead(NOT_FOUND).end())

  const open = (socket: WebSocket, request: IncomingMessage): void => {
    const token = new URL(request.url ?? '/', 'ws://relay').searchParams.get('auth') ?? ''
    const auth = verifyRelayAuth(token, { host: request.headers.host ?? '', now: Date.now() })
    if ('refusal' in auth) {
      socket.close(REFUSED, auth.refusal)
      return
    }
    serveConnection({ socket, client: auth.client, exchange, call, faults, requests })
    const fault = faults.take('open')
    if (fault?.close !== undefined) setTimeout(() => closeSocket(socket, fault), fault.delayMs ?? 0)
  }
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, fault: RelayFault): void => {
    if (fault.silent) return
    if (fault.status !== undefined) {
      socket.end(`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}\r\nConnection: close\r\n\r\n`)
      return
    }
    hub.handleUpgrade(request, socket, head, (webSocket) => open(webSocket, request))
  }
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const fault = faults.take('upgrade') ?? {}
    if (fault.delayMs) setTimeout(() => upgrade(request, socket, head, fault), fault.delayMs)
    else upgrade(request, socket, head, fault)
  })

  let listening = await listen(server, port)
  const address = new URL(listening.url)
  const ping = setInterval(() => hub.clients.forEach((socket) => socket.ping()), PING_MS)
  ping.unref()

  const close = async (): Promise<void> => {
    const closed = listening.stop()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const setOnline = async (online: boolean): Promise<void> => {
    if (online === server.listening) return
    if (online) listening = await listen(server, Number(address.port))
    else await close()
  }
  const disconnect: Relay['disconnect'] = (how = {}) => {
    for (const socket of hub.clients) closeSocket(socket, how)
  }
  return {
    url: `ws://${address.host}`,
    faults,
    requests,
    connections: () => [...hub.clients].filter(({ readyState, OPEN }) => readyState === OPEN).length,
    disconnect,
    setOnline,
    async reset() {
      faults.clear()
      disconnect()
      exchange.clear()
      requests.clear()
      await setOnline(true)
    },
    async stop() {
      clearInterval(ping)
      await setOnline(false)
    },
  }
}
