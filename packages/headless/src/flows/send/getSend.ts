import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { sendAtom } from './state.ts'
import type { SendForm } from './types.ts'

/** The send form, why it cannot be reviewed yet, the review, and the last send. */
export const getSend = (config: Config): SendForm => internalsOf(config).store.get(sendAtom)
export const watchSend: (config: Config, parameters: WatchParameters<SendForm>) => () => void =
  /* @__PURE__ */ createWatch(sendAtom)
