import * as v from 'valibot'
import type { FeatureEntry } from './startProject.ts'

/** Remote configuration; entries are parsed one by one. Unknown fields and features are allowed. */
export const remoteFeaturesSchema: v.GenericSchema<
  unknown,
  { readonly features?: readonly unknown[] | null | undefined }
> = v.object({ features: v.nullish(v.array(v.unknown())) })

export const featureEntrySchema: v.GenericSchema<unknown, FeatureEntry> = v.object({
  id: v.string(),
  isEnabled: v.boolean(),
  config: v.optional(v.nullable(v.array(v.string()))),
})

/** Allowed origins of the project. */
export const originsSchema: v.GenericSchema<unknown, { readonly allowedOrigins: readonly string[] }> =
  v.object({ allowedOrigins: v.array(v.string()) })

/** Analytics setting of the project. */
export const analyticsConfigSchema: v.GenericSchema<unknown, { readonly isAnalyticsEnabled: boolean }> =
  v.object({ isAnalyticsEnabled: v.boolean() })
