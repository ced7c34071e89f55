import type { Storage } from '../../types.ts'
import { read } from '../../errors/FoyerError.ts'
import { now } from '../../async/timing.ts'

/** What names the client of a config in storage, in the page and among tabs. */
export const storagePrefix = (id = 'default'): string => (id === 'default' ? 'foyer' : `foyer-${id}`)

/** Whether a session is stored that has not expired; known without the client. */
export function hasStoredSession(storage: Storage, prefix: string): boolean {
  try {
    const stored: unknown = JSON.parse(storage.getItem(`wc@2:client:0.3:${prefix}//session`) ?? '[]')
    return Array.isArray(stored) && stored.some((session) => Number(read(session, 'expiry')) * 1000 > now())
  } catch {
    return false
  }
}
