import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { swapAtom } from './state.ts'
import type { SwapForm } from './types.ts'

/** The swap form, why no quote can be asked for yet, the review, and the last swap. */
export const getSwap = (config: Config): SwapForm => internalsOf(config).store.get(swapAtom)
export const watchSwap: (config: Config, parameters: WatchParameters<SwapForm>) => () => void =
  /* @__PURE__ */ createWatch(swapAtom)
