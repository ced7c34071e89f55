import { now } from '../../async/timing.ts'
import { read } from '../../errors/foreign.ts'
import type { Storage } from '../../types.ts'

/** Storage prefix of a config's client, and its name among tabs. */
export const storagePrefix = (id = 'default'): string => (id === 'default' ? 'foyer' : `foyer-${id}`)

/** Whether an unexpired session is stored, without loading the client. */
export function hasStoredSession(storage: Storage, prefix: string): boolean {
  try {
    const stored: unknown = JSON.parse(storage.getItem(`wc@2:client:0.3:${prefix}//session`) ?? '[]')
    return Array.isArray(stored) && stored.some((session) => Number(read(session, 'expiry')) * 1000 > now())
  } catch {
    return false
  }
}
