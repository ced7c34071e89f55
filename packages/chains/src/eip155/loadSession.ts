import { load } from '../load.ts'
import type { Session } from './session.ts'

/** What speaks to wallets and nodes, loaded when one is first asked. */
export const loadSession = async (): Promise<Session> => (await load(() => import('./session.ts'))).session
