import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { onrampAtom } from './state.ts'
import type { OnrampState } from './types.ts'

/** State of the onramp: form, providers, and the started purchase. */
export const getOnramp = (config: Config): OnrampState => internalsOf(config).store.get(onrampAtom)
export const watchOnramp: (config: Config, parameters: WatchParameters<OnrampState>) => () => void =
  /* @__PURE__ */ createWatch(onrampAtom)
