import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocketServer } from 'ws'
import { answering } from '../base/answering.ts'
import { listen } from '../base/listen.ts'
import { answer } from './answer.ts'
import { createLedger } from './ledger.ts'
import { accountMethods } from './methods/accounts.ts'
import { clusterMethods } from './methods/cluster.ts'
import { transactionMethods } from './methods/transactions.ts'
import type { Methods } from './methods/types.ts'
import { createSubscriptions } from './subscriptions.ts'
import { toJson } from './toJson.ts'

const OK = 200
const NO_CONTENT = 204
const PARSE_ERROR = -32700

export type SolanaNode = {
  /** JSON-RPC over HTTP; the same address with `ws:` takes subscriptions. */
  readonly url: string
  /** Takes a snapshot of the chain; `restore` returns to it, any number of times. */
  readonly snapshot: () => { readonly restore: () => void }
  /** Moves the clock of the chain forward. */
  readonly increaseTime: (seconds: number) => void
  /** Resets the chain to its first slot. */
  readonly reset: () => void
  readonly stop: () => Promise<void>
}

/** Starts a Solana cluster of one node on 127.0.0.1: LiteSVM behind the JSON-RPC of Solana. */
export async function startSolanaNode({
  port = 0,
}: { readonly port?: number | undefined } = {}): Promise<SolanaNode> {
  const ledger = await createLedger()
  const methods: Methods = {
    ...clusterMethods(ledger),
    ...accountMethods(ledger),
    ...transactionMethods(ledger),
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
    response.setHeader(
      'Access-Control-Allow-Headers',
      request.headers['access-control-request-headers'] ?? '*',
    )
    if (request.method === 'OPTIONS') {
      response.writeHead(NO_CONTENT).end()
      return
    }
    const call = parse(await bodyOf(request))
    const result = Array.isArray(call) ? call.map((each) => answer(methods, each)) : answerOne(methods, call)
    response.writeHead(OK, { 'Content-Type': 'application/json' }).end(toJson(result))
  }
  const server = createServer(answering(serve))
  const listening = await listen(server, port)
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    const subscriptions = createSubscriptions(ledger, (notification) => socket.send(toJson(notification)))
    socket.on('message', (data) => {
      const call = parse(String(data)) as
        | { id?: unknown; method?: unknown; params?: readonly unknown[] }
        | undefined
      const handled = subscriptions.handle(call?.method, call?.params ?? [])
      socket.send(toJson(handled ? { jsonrpc: '2.0', id: call?.id, ...handled } : answerOne(methods, call)))
    })
    socket.on('close', subscriptions.stop)
  })
  return {
    url: listening.url,
    snapshot: ledger.snapshot,
    increaseTime: ledger.slots.increase,
    reset: ledger.reset,
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await listening.stop()
    },
  }
}

const answerOne = (methods: Methods, call: unknown): object =>
  call === undefined
    ? { jsonrpc: '2.0', id: null, error: { code: PARSE_ERROR, message: 'Parse error' } }
    : answer(methods, call)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
