import { isFoyerError, withDeadline } from '@foyer/chains'
import type { SiwxSession } from '@foyer/chains/siwx'
import * as v from 'valibot'
import { pageFetch } from '../../core/page/page.ts'
import { shareReads } from '../../core/tasks.ts'
import { createError } from './errors.ts'
import { parseSessions } from './loadSiwx.ts'
import { isSessionOf } from './rules.ts'
import type { ServerSessions, ServerSessionsOptions } from './serverSessions.ts'

/** Longest wait for an answer. */
const ANSWER_MS = 30_000

const nonceSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,128}$/))

/** Client of the server; see `serverSessions`. */
export function createServerSessions({
  url,
  fetch = pageFetch,
}: ServerSessionsOptions): Omit<ServerSessions, 'recheckMs'> {
  /** Sessions on the server; `undefined` while unknown. Removing any other session needs no request. */
  let known: readonly SiwxSession[] | undefined
  /** Number of stores that have begun. A request that overlaps another store leaves unknown what is stored. */
  let stores = 0

  async function ask(method: string, path: string, body?: readonly SiwxSession[]): Promise<string> {
    const answer = async (signal: AbortSignal): Promise<string> => {
      const response = await fetch(`${url}/${path}`, {
        method,
        credentials: 'include',
        cache: 'no-store',
        signal,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      if (!response.ok) throw createError('SIWX_SERVER_FAILED', { status: response.status })
      return response.text()
    }
    return withDeadline(answer, { milliseconds: ANSWER_MS }).catch((cause: unknown) => {
      throw isFoyerError(cause) ? cause : createError('SIWX_SERVER_FAILED', { status: 0 }, { cause })
    })
  }
  const { read, change } = shareReads(() => ask('GET', 'session'))
  async function post(sessions: readonly SiwxSession[]): Promise<void> {
    const others = known?.filter((kept) => !sessions.some(({ data }) => isSessionOf(kept, data)))
    // Until the response, the server may have stored the old sessions or the new ones.
    known = undefined
    stores += 1
    const own = stores
    await change(() => ask('POST', 'session', sessions))
    known = own === stores && others ? [...others, ...sessions] : undefined
  }
  return {
    async getNonce() {
      const nonce = v.safeParse(nonceSchema, await ask('GET', 'nonce'))
      if (!nonce.success) throw createError('SIWX_SERVER_FAILED', { status: 200 })
      return nonce.output
    },
    async get(chainId, accountAddress) {
      const before = stores
      const all = parseSessions(await read())
      known = before === stores ? all : undefined
      return all.filter((session) => isSessionOf(session, { chainId, accountAddress }))
    },
    add: (session) => post([session]),
    async set(sessions) {
      // Not deleted before: a server may keep the nonce of the visitor with the sessions.
      if (sessions.length > 0) return post(sessions)
      await change(() => ask('DELETE', 'session'))
      known = []
    },
    async remove(chainId, accountAddress) {
      if (known && !known.some((session) => isSessionOf(session, { chainId, accountAddress }))) return
      await change(() => ask('DELETE', `session?${new URLSearchParams({ chainId, accountAddress })}`))
      known = known?.filter((session) => !isSessionOf(session, { chainId, accountAddress }))
    },
  }
}
