import { createWatch, type WatchParameters } from '../createWatch.ts'
import { internalsOf } from '../internals.ts'
import type { Config } from '../types.ts'
import { appearanceAtom, patchAppearance } from './state.ts'
import type { Appearance } from './types.ts'

/** Theme, locale and words of everything that shows this config. */
export const getAppearance = (config: Config): Appearance => internalsOf(config).store.get(appearanceAtom)
export const watchAppearance: (config: Config, parameters: WatchParameters<Appearance>) => () => void =
  /* @__PURE__ */ createWatch(appearanceAtom)

/** Changes what is given and keeps the rest. */
export const setAppearance = (config: Config, appearance: Partial<Appearance>): void =>
  patchAppearance(internalsOf(config), appearance)
