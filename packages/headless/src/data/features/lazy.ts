import { load } from '@foyer/chains'
import type * as StartVisit from './startVisit.ts'

// Nobody is asked anything before a visitor acts.
export const loadStartVisit = (): Promise<typeof StartVisit> => load(() => import('./startVisit.ts'))
