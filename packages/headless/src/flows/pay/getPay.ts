import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { payAtom } from './state.ts'
import type { PayForm } from './types.ts'

/** What is asked to be paid, and what has become of it. */
export const getPay = (config: Config): PayForm => internalsOf(config).store.get(payAtom)
export const watchPay: (config: Config, parameters: WatchParameters<PayForm>) => () => void =
  /* @__PURE__ */ createWatch(payAtom)
