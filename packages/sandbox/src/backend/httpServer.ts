import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { getResponse, type RequestHandler } from 'msw'
import { answering } from '../base/answering.ts'
import { listen, type Listening } from '../base/listen.ts'

const NO_CONTENT = 204
const NOT_FOUND = 404
const NETWORK_ERROR = 'error'

export type StartBackendParameters = {
  /** Created once the address is known, since they match whole URLs. */
  readonly handlers: (baseUrl: string) => RequestHandler[]
  /** @default 0, any free port */
  readonly port?: number | undefined
}

/** Serves MSW's handlers over HTTP, to any origin. */
export async function startBackend({ handlers, port = 0 }: StartBackendParameters): Promise<Listening> {
  let current: RequestHandler[] = []
  let baseUrl = ''
  const server = createServer(answering((incoming, outgoing) => answer(incoming, outgoing, baseUrl, current)))
  const listening = await listen(server, port)
  baseUrl = listening.url
  current = handlers(baseUrl)
  return listening
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  baseUrl: string,
  handlers: RequestHandler[],
): Promise<void> {
  for (const [name, value] of corsHeaders(incoming)) outgoing.setHeader(name, value)
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(NO_CONTENT).end()
    return
  }
  const response = await getResponse(handlers, await toRequest(incoming, baseUrl))
  if (response?.type === NETWORK_ERROR) {
    outgoing.destroy()
    return
  }
  const { status, headers, body } = response ?? Response.json({ status: 'NOT_FOUND' }, { status: NOT_FOUND })
  outgoing.writeHead(status, Object.fromEntries(headers))
  if (!body) {
    outgoing.end()
    return
  }
  // Streamed, so that an answer may be of any size. The client may abort.
  await pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing).catch(() => {})
}

function corsHeaders(incoming: IncomingMessage): [string, string][] {
  return [
    ['Access-Control-Allow-Origin', '*'],
    ['Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, OPTIONS'],
    ['Access-Control-Allow-Headers', incoming.headers['access-control-request-headers'] ?? '*'],
    ['Access-Control-Max-Age', '600'],
  ]
}

async function toRequest(incoming: IncomingMessage, baseUrl: string): Promise<Request> {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  const hasBody = method !== 'GET' && method !== 'HEAD' && chunks.length > 0
  return new Request(new URL(incoming.url ?? '/', baseUrl), {
    method,
    headers,
    ...(hasBody && { body: Buffer.concat(chunks) }),
  })
}
