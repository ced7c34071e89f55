import { longListCost } from '../lib/longListCost.ts'
import type { Measure } from './types.ts'

/** An account with 10 000 transactions against one with 50. */
export const history: Measure = (world) =>
  longListCost(world, { app: 'history', view: 'Transactions', items: 'rows' })
