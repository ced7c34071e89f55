import type { Session } from './session.ts'

/** Fetched with the first act, not with the page. */
export const loadSession = async (): Promise<Session> => (await import('./session.ts')).session
