import { definedOf } from '../../core/definedOf.ts'
import { defaultFeatures, type WantedFeatures } from '../../core/features.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'

/** What the app wants to offer, with the defaults of the specification for what it does not say. */
export const wantedFeatures = (config: Config): WantedFeatures => ({
  ...defaultFeatures,
  ...definedOf(internalsOf(config).options.features ?? {}),
})
