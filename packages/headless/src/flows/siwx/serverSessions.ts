import { load, type CaipNetworkId } from '@foyer/chains'
import type { SiwxSession } from '@foyer/chains/siwx'

/** Interval in which a session is read again that a server may have ended (docs/spec/core.md §14.7). */
export const RECHECK_MS = 300_000

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
 * The session in use is read again every 5 minutes, and when the visitor returns to the page after 30 s or more: if it
 * is gone, the visitor is signed out. Cookies are sent along, also to another origin. `examples/siwx-server` is such a
 * server.
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
    const { createServerSessions } = await load(() => import('./createServerSessions.ts'))
    return createServerSessions(options)
  })
  return {
    recheckMs: RECHECK_MS,
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
  /**
   * Stores the sessions of one sign-in, one per network, in the way of `add`: those of other accounts stay. An empty
   * list removes all sessions.
   */
  set(sessions: readonly SiwxSession[]): Promise<void>
  remove(chainId: CaipNetworkId, accountAddress: string): Promise<void>
  /** Interval in ms after which the session in use is read again, because it may have ended there. @default never */
  readonly recheckMs?: number | undefined
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
