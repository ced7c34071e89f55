import { load, type CaipNetworkId } from '@foyer/chains'
import type { SiwxSession } from '@foyer/chains/siwx'
import * as v from 'valibot'
import { pageFetch } from '../../core/page/page.ts'
import { createError } from './errors.ts'
import { isSessionOf } from './rules.ts'
import { parseSessions } from './loadSiwx.ts'

export type ServerSessionsOptions = {
  /** Base URL of the server, without a trailing slash: `/auth`, `https://api.app.example/auth`. */
  readonly url: string
  /** @default the global one */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Server side of signing in. */
export type ServerSessions = SiwxSessions & {
  /** Nonce that the server accepts once. */
  getNonce(): Promise<string>
}

/**
 * Stores sessions on a server, identified by a cookie. The server verifies each of them with `verifySiwxSession` and
 * answers:
 *
 * | Request | Answer |
 * | --- | --- |
 * | `GET /nonce` | 200, a new nonce as plain text, valid once, with the same cookie |
 * | `POST /session`, a JSON list of sessions | 204 when every one of them counts and has that nonce, 4xx and none is kept otherwise. Each takes the place of another for the same network and account |
 * | `GET /session` | 200, a JSON list of the sessions of the cookie that have not expired |
 * | `DELETE /session?chainId=&accountAddress=` | 204: that one is forgotten; without parameters all of them |
 *
 * Cookies are sent along, also to another origin. `examples/siwx-server` is a server that does this.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * import { createConfig, serverSessions, siwx } from '@foyer/headless'
 *
 * const server = serverSessions({ url: '/auth' })
 * const config = createConfig({
 *   networks: [mainnet],
 *   adapters: [eip155()],
 *   siwx: siwx({ sessions: server, getNonce: server.getNonce }),
 * })
 * ```
 */
export function serverSessions(options: ServerSessionsOptions): ServerSessions {
  const made = memoized(async () => {
    const { createServerSessions } = await load(() => import('./serverSessions.ts'))
    return createServerSessions(options)
  })
  return {
    getNonce: async () => (await made()).getNonce(),
    get: async (chainId, accountAddress) => (await made()).get(chainId, accountAddress),
    add: async (session) => (await made()).add(session),
    set: async (sessions) => (await made()).set(sessions),
    remove: async (chainId, accountAddress) => (await made()).remove(chainId, accountAddress),
  }
}

/** Storage of sessions. It need not verify them. */
export type SiwxSessions = {
  get(chainId: CaipNetworkId, accountAddress: string): Promise<readonly SiwxSession[]>
  /** Replaces others for the same network and account. */
  add(session: SiwxSession): Promise<void>
  set(sessions: readonly SiwxSession[]): Promise<void>
  remove(chainId: CaipNetworkId, accountAddress: string): Promise<void>
}

/** Created on first use. Remembers success only: a failed import is retried. */
export function memoized<value>(make: () => Promise<value>): () => Promise<value> {
  let made: Promise<value> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

const nonceSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,128}$/))

/** Client of the server; see `serverSessions`. */
export function createServerSessions({ url, fetch = pageFetch }: ServerSessionsOptions): ServerSessions {
  /** The sessions that the server keeps; `undefined` while unknown. Others need no request to be forgotten. */
  let known: readonly SiwxSession[] | undefined

  async function ask(method: string, path: string, body?: readonly SiwxSession[]): Promise<string> {
    const response = await fetch(`${url}/${path}`, {
      method,
      credentials: 'include',
      cache: 'no-store',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok) throw createError('SIWX_SERVER_FAILED', { status: response.status })
    return response.text()
  }
  async function post(sessions: readonly SiwxSession[]): Promise<void> {
    const others = known?.filter((kept) => !sessions.some(({ data }) => isSessionOf(kept, data)))
    // Until the answer has come, either may be kept.
    known = undefined
    await ask('POST', 'session', sessions)
    known = others && [...others, ...sessions]
  }
  return {
    async getNonce() {
      const nonce = v.safeParse(nonceSchema, await ask('GET', 'nonce'))
      if (!nonce.success) throw createError('SIWX_SERVER_FAILED', { status: 200 })
      return nonce.output
    },
    async get(chainId, accountAddress) {
      known = parseSessions(await ask('GET', 'session'))
      return known.filter((session) => isSessionOf(session, { chainId, accountAddress }))
    },
    add: (session) => post([session]),
    async set(sessions) {
      await ask('DELETE', 'session')
      known = []
      if (sessions.length > 0) await post(sessions)
    },
    async remove(chainId, accountAddress) {
      if (known && !known.some((session) => isSessionOf(session, { chainId, accountAddress }))) return
      known = known?.filter((session) => !isSessionOf(session, { chainId, accountAddress }))
      await ask('DELETE', `session?${new URLSearchParams({ chainId, accountAddress })}`)
    },
  }
}
