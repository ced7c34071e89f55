import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { onrampAtom } from './state.ts'
import type { OnrampState } from './types.ts'

/** What is about to be bought, who sells, and the purchase that was begun. */
export const getOnramp = (config: Config): OnrampState => internalsOf(config).store.get(onrampAtom)
export const watchOnramp: (config: Config, parameters: WatchParameters<OnrampState>) => () => void =
  /* @__PURE__ */ createWatch(onrampAtom)
