import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answering } from '../base/answering.ts'
import { listen, type Listening, type ListenOptions } from '../base/listen.ts'
import { wait } from '../base/wait.ts'
import { createSecureWallet } from './createSecureWallet.ts'
import { demoPage } from './demoPage.ts'
import { createFrameBehaviours, type FrameBehaviour } from './frameBehaviours.ts'
import { framePage } from './framePage.ts'
import { phonePage } from './phonePage.ts'
import { providerPage } from './providerPage.ts'
import type { SecureRequest, SecureWalletOptions } from './types.ts'

const OK = 200
const NOT_FOUND = 404
const HTML = 'text/html; charset=utf-8'

const popupPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>One moment</title></head><body><p>One moment…</p></body></html>
`
const dashboardPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Sandbox dashboard</title></head><body><h1>Your wallet</h1></body></html>
`
const pages: Readonly<Record<string, string>> = {
  '/sdk': framePage,
  '/loading': popupPage,
  '/demo': demoPage,
  '/provider': providerPage,
  '/farcaster': phonePage,
  '/dashboard': dashboardPage,
}

export type SecureSite = Listening & {
  /** Sets the frame's behaviour for requests of a name, until a reset. */
  readonly setBehaviour: (name: string, behaviour: FrameBehaviour) => void
  /** Logs every visitor out, and removes all behaviours. */
  readonly reset: () => void
}

/**
 * Serves the embedded wallet from another origin: `/sdk` is the frame, `/loading` the popup's first page, `/provider` a
 * login provider, `/farcaster` the page of a phone.
 */
export async function startSecureSite(
  options: SecureWalletOptions,
  { port = 0 }: ListenOptions = {},
): Promise<SecureSite> {
  const wallet = createSecureWallet(options)
  const behaviours = createFrameBehaviours()

  async function answer(request: SecureRequest): Promise<unknown> {
    const { error, delayMs = 0, isSilent, hasWrongId, hasBadShape } = behaviours.of(request.name) ?? {}
    if (delayMs > 0) await wait(delayMs)
    if (isSilent) return { isSilent }
    if (error !== undefined) return { error, hasWrongId }
    if (hasBadShape) return { payload: { nonsense: true }, hasWrongId }
    try {
      return { payload: await wallet.ask(request), hasWrongId }
    } catch (failure) {
      return { error: failure instanceof Error ? failure.message : String(failure), hasWrongId }
    }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages[pathname]
    if (page !== undefined) return send(response, HTML, page)
    if (pathname === '/approve' && request.method === 'POST') {
      const { channel } = (await bodyOf(request)) as { readonly channel?: unknown }
      wallet.approve(String(channel))
      return send(response, 'application/json', '{}')
    }
    if (pathname !== '/ask' || request.method !== 'POST')
      return void response.writeHead(NOT_FOUND, { 'Content-Type': 'text/plain' }).end('Not found')
    const asked = (await bodyOf(request)) as SecureRequest
    return send(
      response,
      'application/json',
      JSON.stringify(await answer({ ...asked, site: `http://${request.headers.host}` })),
    )
  }
  return {
    ...(await listen(createServer(answering(serve)), port)),
    setBehaviour: behaviours.set,
    reset() {
      wallet.reset()
      behaviours.clear()
    },
  }
}

const send = (response: ServerResponse, type: string, body: string): void =>
  void response.writeHead(OK, { 'Content-Type': type }).end(body)

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return JSON.parse(Buffer.concat(chunks).toString())
}
