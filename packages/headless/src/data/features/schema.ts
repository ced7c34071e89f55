import * as v from 'valibot'
import type { FeatureEntry } from './startProject.ts'

/** The project's own configuration. Fields and features that nobody knows may be there. */
export const remoteFeaturesSchema: v.GenericSchema<
  unknown,
  { readonly features?: readonly FeatureEntry[] | null | undefined }
> = v.object({
  features: v.nullish(
    v.array(
      v.object({
        id: v.string(),
        isEnabled: v.boolean(),
        config: v.optional(v.nullable(v.array(v.string()))),
      }),
    ),
  ),
})

/** Where the project may be used. */
export const originsSchema: v.GenericSchema<unknown, { readonly allowedOrigins: readonly string[] }> =
  v.object({ allowedOrigins: v.array(v.string()) })

/** Whether the project wants statistics. */
export const analyticsConfigSchema: v.GenericSchema<unknown, { readonly isAnalyticsEnabled: boolean }> =
  v.object({ isAnalyticsEnabled: v.boolean() })
