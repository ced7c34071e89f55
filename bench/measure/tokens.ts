import { longListCost } from '../lib/longListCost.ts'
import type { Measure } from './types.ts'

/** An account with 10 000 tokens against one with 50. */
export const tokens: Measure = (world) =>
  longListCost(world, { app: 'tokens', view: 'Account', items: 'tokens' })
