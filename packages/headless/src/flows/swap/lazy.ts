import { load } from '@foyer/chains'
import type { Config } from '../../core/types.ts'
import { getSwap } from './state.ts'
import type { SwapPrefill } from './types.ts'

const hasTokens = (config: Config): boolean => {
  const { sourceToken, toToken } = getSwap(config)
  return sourceToken !== undefined || toToken !== undefined
}

/**
 * `startSwap`, whose code loads with the form. Called without prefill on an empty form, it keeps a swap that the app
 * begins while the code loads.
 */
export async function loadAndStartSwap(config: Config, prefill?: SwapPrefill): Promise<void> {
  const isEmpty = !hasTokens(config)
  const { startSwap } = await load(() => import('./startSwap.ts'))
  if (!prefill && isEmpty && hasTokens(config)) return
  await startSwap(config, prefill)
}

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
