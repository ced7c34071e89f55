import { load } from '@foyer/chains'

/** Loads with the form. */
export const loadStartSwap = (): Promise<typeof import('./startSwap.ts')> =>
  load(() => import('./startSwap.ts'))

// Load together, with the first list of tokens, quote or highest amount.
export const loadSwapTokens = (): Promise<typeof import('./getSwapTokens.ts')> =>
  load(() => import('./getSwapTokens.ts'))
export const loadSwapQuote = (): Promise<typeof import('./fetchSwapQuote.ts')> =>
  load(() => import('./fetchSwapQuote.ts'))
export const loadSetMaxSwapAmount = (): Promise<typeof import('./setMaxSwapAmount.ts')> =>
  load(() => import('./setMaxSwapAmount.ts'))

/** Loads with the review. */
export const loadPrepareSwap = (): Promise<typeof import('./prepareSwap.ts')> =>
  load(() => import('./prepareSwap.ts'))
