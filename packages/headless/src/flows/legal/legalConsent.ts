import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { isLegalAcceptedAtom, setLegalAccepted } from './state.ts'

/** Whether the visitor has accepted the app's terms on this page. */
export const getLegalConsent = (config: Config): boolean => internalsOf(config).store.get(isLegalAcceptedAtom)
export const watchLegalConsent: (config: Config, parameters: WatchParameters<boolean>) => () => void =
  /* @__PURE__ */ createWatch(isLegalAcceptedAtom)

/** Notes that the visitor accepts the app's terms, or no longer does. */
export const setLegalConsent = (config: Config, isAccepted: boolean): void =>
  setLegalAccepted(internalsOf(config), isAccepted)
