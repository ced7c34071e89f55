import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answering } from '../base/answering.ts'
import { listen, type Listening } from '../base/listen.ts'
import { createSafe, type SafeOptions, type SafeRequest } from './createSafe.ts'
import { safePage } from './page.ts'

const OK = 200
const NOT_FOUND = 404

/**
 * Serves Safes that frame apps, from another origin: open `{url}/?app={URL of the app}`.
 *
 * @example
 * ```ts
 * import { createSandbox, devAccounts, startSafe } from '@foyer/sandbox'
 *
 * const world = await createSandbox()
 * const [owner] = devAccounts
 * const safe = await startSafe({ privateKey: owner!.privateKey, chainId: 1, rpcUrl: world.urls.evm[1] })
 * await safe.stop()
 * ```
 */
export function startSafe(options: SafeOptions): Promise<Listening> {
  const safe = createSafe(options)
  const answer = async (request: SafeRequest): Promise<unknown> => {
    try {
      return { success: true, data: await safe.ask(request) }
    } catch (error) {
      return { success: false, error: error instanceof Error ? error.message : String(error) }
    }
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') return send(response, 'text/html; charset=utf-8', safePage)
    if (pathname === '/ask')
      return send(response, 'application/json', JSON.stringify(await answer(await bodyOf(request))))
    if (pathname === '/confirm') {
      await safe.confirm()
      return send(response, 'application/json', 'true')
    }
    return void response.writeHead(NOT_FOUND).end()
  }
  return listen(createServer(answering(serve)), 0)
}

const send = (response: ServerResponse, type: string, body: string): void =>
  void response.writeHead(OK, { 'Content-Type': type }).end(body)

async function bodyOf(request: IncomingMessage): Promise<SafeRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return JSON.parse(Buffer.concat(chunks).toString()) as SafeRequest
}
