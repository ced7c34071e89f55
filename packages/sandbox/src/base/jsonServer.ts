import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answering } from './answering.ts'
import { listen, type Listening, type ListenOptions } from './listen.ts'

const OK = 200
const NO_CONTENT = 204
const NOT_FOUND = 404
const SERVER_ERROR = 500

export type JsonRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}
export type JsonAnswer = { readonly status?: number | undefined; readonly body: unknown }

/** Serves answers to pages of any origin: strings as text, everything else as JSON. `undefined` is a 404. */
export function startJsonServer(
  answer: (request: JsonRequest) => JsonAnswer | undefined,
  { port = 0 }: ListenOptions = {},
): Promise<Listening> {
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    outgoing.setHeader('Access-Control-Allow-Origin', '*')
    outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS')
    outgoing.setHeader('Access-Control-Allow-Headers', '*')
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(NO_CONTENT).end()
      return
    }
    const { status = OK, body } = await answerTo(incoming, answer)
    const isText = typeof body === 'string'
    outgoing.writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json' })
    outgoing.end(isText ? body : JSON.stringify(body))
  }
  return listen(createServer(answering(serve)), port)
}

async function answerTo(
  incoming: IncomingMessage,
  answer: (request: JsonRequest) => JsonAnswer | undefined,
): Promise<JsonAnswer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://localhost')
  try {
    const request = { method: incoming.method ?? 'GET', path, query, body: Buffer.concat(chunks).toString() }
    return answer(request) ?? { status: NOT_FOUND, body: 'Not found' }
  } catch (error) {
    return { status: SERVER_ERROR, body: String(error) }
  }
}
