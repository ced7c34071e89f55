import type { CaipNetworkId, Storage } from '@foyer/chains'
import type { SiwxSession } from '@foyer/chains/siwx'
import { isSessionOf } from './rules.ts'
import type { SiwxSessions } from './sessions.ts'
import { parseSessions } from './sessionSchema.ts'

export const SESSIONS_KEY = '@foyer/siwx'

/** Keeps sessions in the config's storage. What cannot be read counts as none. */
export function storedSessions(storage: Storage): SiwxSessions {
  const read = (): readonly SiwxSession[] => parseSessions(storage.getItem(SESSIONS_KEY))
  const write = (sessions: readonly SiwxSession[]): void =>
    sessions.length > 0
      ? storage.setItem(SESSIONS_KEY, JSON.stringify(sessions))
      : storage.removeItem(SESSIONS_KEY)
  const without = (chainId: CaipNetworkId, accountAddress: string): readonly SiwxSession[] =>
    read().filter((session) => !isSessionOf(session, { chainId, accountAddress }))
  return {
    get: async (chainId, accountAddress) =>
      read().filter((session) => isSessionOf(session, { chainId, accountAddress })),
    add: async (session) => write([...without(session.data.chainId, session.data.accountAddress), session]),
    set: async (sessions) => write(sessions),
    remove: async (chainId, accountAddress) => write(without(chainId, accountAddress)),
  }
}
