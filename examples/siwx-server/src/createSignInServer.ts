import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  parseSiwxMessage,
  type SiwxSession,
  verifySiwxSession,
  type VerifySiwxSessionParameters,
} from '@foyer/chains/siwx'
import { createVisitors, type Visitor } from './visitors.ts'

export type SignInServerOptions = Pick<
  VerifySiwxSessionParameters,
  'adapters' | 'networks' | 'contractRpcUrls'
> & {
  /** Origin of the app: `https://app.example`. Only its pages may sign in, and only for its host. */
  readonly origin: string
  /** Milliseconds since 1970. @default the clock */
  readonly now?: () => number
}

const COOKIE = 'sid'
const MAX_BYTES = 64 * 1024
const MAX_SESSIONS = 20

/** Sign-in server for wallets: `GET /nonce`, and `POST`, `GET`, `DELETE /session`. */
export function createSignInServer({ origin, now = Date.now, ...own }: SignInServerOptions): Server {
  const visitors = createVisitors(now)
  const { host: domain, protocol } = new URL(origin)
  const cookieOf = ({ id }: Visitor): string =>
    `${COOKIE}=${id}; HttpOnly; SameSite=Strict; Path=/; Max-Age=86400${protocol === 'https:' ? '; Secure' : ''}`
  const isCurrent = ({ data: { expirationTime } }: SiwxSession): boolean =>
    expirationTime === undefined || now() < Date.parse(expirationTime)

  /** Verifies all before storing any. Throws with the reason. */
  async function signIn(visitor: Visitor, sessions: readonly SiwxSession[]): Promise<Visitor> {
    const nonce = parseSiwxMessage(sessions[0]?.message ?? '').nonce
    // Consumed in any case: a nonce is valid once.
    if (!visitors.takeNonce(visitor, nonce)) throw new Error('nonce')
    const verified = await Promise.all(
      sessions.map(async (session): Promise<SiwxSession> => {
        const data = await verifySiwxSession(session, { ...own, domain, nonce, now: now() })
        // Other fields of the request are dropped: they were not signed.
        return { data, message: session.message, signature: session.signature }
      }),
    )
    return visitors.signIn(visitor, verified)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    const visitor = visitors.find(readCookie(request))
    const send = (status: number, body = '', headers: Readonly<Record<string, string>> = {}): void => {
      response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body)
    }
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /nonce': {
        const given = visitors.giveNonce(visitor)
        return send(200, given.nonce, { 'content-type': 'text/plain', 'set-cookie': cookieOf(given.visitor) })
      }
      case 'GET /session':
        return send(200, JSON.stringify(visitor?.sessions.filter(isCurrent) ?? []), {
          'content-type': 'application/json',
        })
      case 'POST /session': {
        if (request.headers.origin !== origin) return send(403)
        const sessions = parse(await readBody(request))
        if (!visitor || sessions.length === 0) return send(400)
        try {
          return send(204, '', { 'set-cookie': cookieOf(await signIn(visitor, sessions)) })
        } catch {
          // The reason is not sent to the client.
          return send(401)
        }
      }
      case 'DELETE /session': {
        if (request.headers.origin !== origin) return send(403)
        const [chainId, account] = ['chainId', 'accountAddress'].map((name) => url.searchParams.get(name))
        if (visitor)
          visitors.forget(
            visitor,
            ({ data }) => chainId === null || (data.chainId === chainId && data.accountAddress === account),
          )
        return send(204)
      }
      default:
        return send(404)
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
}

function readCookie({ headers }: IncomingMessage): string | undefined {
  const pairs = (headers.cookie ?? '').split(/; */)
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > MAX_BYTES) return ''
  }
  return body
}

/** Sessions of a request body with the right shape, not verified yet. */
function parse(body: string): readonly SiwxSession[] {
  try {
    const list: unknown = JSON.parse(body)
    return Array.isArray(list) && list.length <= MAX_SESSIONS && list.every(isSession) ? list : []
  } catch {
    return []
  }
}

function isSession(value: unknown): value is SiwxSession {
  const { data, message, signature } = (value ?? {}) as Partial<Record<string, unknown>>
  return (
    typeof data === 'object' && data !== null && typeof message === 'string' && typeof signature === 'string'
  )
}
