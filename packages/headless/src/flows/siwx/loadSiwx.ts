import { load, type Storage } from '@foyer/chains'
import type { SiwxSession } from '@foyer/chains/siwx'
import * as v from 'valibot'
import type { Siwx, SiwxSubject } from '../../core/contracts/siwx.ts'
import { internalsOf } from '../../core/internals.ts'
import { toJson } from '../../core/storage.ts'
import type { Config } from '../../core/types.ts'
import { isSessionOf } from './rules.ts'
import type { SiwxSessions } from './serverSessions.ts'

/** The sign-in of the app, created once per config; `undefined` if it has none. A failed load is retried. */
export function loadSiwx(config: Config): Promise<Siwx | undefined> {
  const { shared } = internalsOf(config)
  const running = shared.get('siwx') as Promise<Siwx | undefined> | undefined
  if (running) return running
  const made = makeSiwx(config)
  shared.set('siwx', made)
  made.catch(() => shared.delete('siwx'))
  return made
}

async function makeSiwx(config: Config): Promise<Siwx | undefined> {
  const { options, storage, timers } = internalsOf(config)
  const { now } = timers
  if (options.siweConfig) {
    const { fromSiweConfig } = await load(() => import('./fromSiweConfig.ts'))
    return fromSiweConfig(options.siweConfig, { now })
  }
  const { siwx } = options
  return typeof siwx === 'function'
    ? siwx({
        storage,
        now,
        async verify(session, expected) {
          const { verifySession } = await load(() => import('./verifySession.ts'))
          return verifySession(config, session, expected)
        },
      })
    : siwx
}

const text = v.pipe(v.string(), v.maxLength(16_384))
const caipNetworkId = v.pipe(
  text,
  v.regex(/^(?:eip155|solana|polkadot|bip122|cosmos):[-_a-zA-Z0-9]{1,32}$/),
) as unknown as v.GenericSchema<string, SiwxSession['data']['chainId']>

const data = v.object({
  accountAddress: text,
  chainId: caipNetworkId,
  domain: text,
  uri: text,
  version: v.literal('1'),
  nonce: text,
  statement: v.optional(text),
  resources: v.optional(v.pipe(v.array(text), v.maxLength(100))),
  requestId: v.optional(text),
  issuedAt: v.optional(text),
  notBefore: v.optional(text),
  expirationTime: v.optional(text),
  scheme: v.optional(text),
})
const cacao = v.object({
  h: v.object({ t: text }),
  p: v.looseObject({ iss: text }),
  s: v.object({ t: text, s: text, m: v.optional(text) }),
})
const sessionSchema = v.object({
  data,
  message: text,
  signature: text,
  // The message and its signature prove the account; an invalid object beside them does not end the session.
  cacao: v.fallback(v.optional(cacao), undefined),
})

/** Parsed sessions; an invalid one is dropped without the others. */
export function parseSessions(value: string | null): readonly SiwxSession[] {
  const list = v.safeParse(v.array(v.unknown()), toJson(value))
  if (!list.success) return []
  return list.output.flatMap((entry) => {
    const result = v.safeParse(sessionSchema, entry)
    return result.success ? [result.output] : []
  })
}

export const SESSIONS_KEY = '@foyer/siwx'

/** Stores sessions in the config's storage. Invalid data is ignored. */
export function storedSessions(storage: Storage): SiwxSessions {
  const read = (): readonly SiwxSession[] => parseSessions(storage.getItem(SESSIONS_KEY))
  const write = (sessions: readonly SiwxSession[]): void =>
    sessions.length > 0
      ? storage.setItem(SESSIONS_KEY, JSON.stringify(sessions))
      : storage.removeItem(SESSIONS_KEY)
  const without = (removed: readonly SiwxSubject[]): readonly SiwxSession[] =>
    read().filter((session) => !removed.some((subject) => isSessionOf(session, subject)))
  const store = (sessions: readonly SiwxSession[]): void =>
    write([...without(sessions.map((session) => session.data)), ...sessions])
  return {
    get: async (chainId, accountAddress) =>
      read().filter((session) => isSessionOf(session, { chainId, accountAddress })),
    add: async (session) => store([session]),
    set: async (sessions) => (sessions.length > 0 ? store(sessions) : write([])),
    remove: async (chainId, accountAddress) => write(without([{ chainId, accountAddress }])),
  }
}
