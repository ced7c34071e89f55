import { definedOf } from './definedOf.ts'
import { defaultFeatures, type WantedFeatures } from './features.ts'
import { internalsOf } from './internals.ts'
import type { Config } from './types.ts'

/** What the app wants to offer, with the defaults of the specification for what it does not say. */
export const wantedFeatures = (config: Config): WantedFeatures => ({
  ...defaultFeatures,
  ...definedOf(internalsOf(config).options.features ?? {}),
})
