import { request } from '../backend/request.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { analyticsConfigSchema } from './schema.ts'
import { patchKnownFeatures } from '../../core/projectFeatures.ts'

/** Asks whether the project wants statistics. Who does not answer does not (docs/spec/api.md §3, K4). */
export async function askAnalytics(
  config: Config,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  const answer = await request(config, {
    service: 'kit',
    path: '/getAnalyticsConfig',
    schema: analyticsConfigSchema,
    signal,
  }).catch(() => ({ isAnalyticsEnabled: false }))
  if (!answer.isAnalyticsEnabled) patchKnownFeatures(internalsOf(config), { analytics: false })
  return answer.isAnalyticsEnabled
}
