import { longListCost } from '../lib/longListCost.ts'
import type { Measure } from './types.ts'

/** An account that did 10 000 things against one that did 50. */
export const history: Measure = (world) =>
  longListCost(world, { app: 'history', view: 'Transactions', things: 'rows' })
