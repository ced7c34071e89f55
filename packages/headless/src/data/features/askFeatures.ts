import { request } from '../backend/request.ts'
import { hasService } from '../backend/hasService.ts'
import { defaultFeatures, type RemoteName } from '../../core/features.ts'
import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/optionsOf.ts'
import type { Config } from '../../core/types.ts'
import { wantedFeatures } from '../../core/wantedFeatures.ts'
import { mergeFeatures } from './remoteRules.ts'
import { remoteFeaturesSchema } from './schema.ts'
import { patchKnownFeatures } from '../../core/projectFeatures.ts'
import { warnIgnored } from './warnIgnored.ts'

const path = '/appkit/v1/config'

/** Asks what the project's owner decided. Until that is known, and where it cannot be known, the app's options hold. */
export async function askFeatures(
  config: Config,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const internals = internalsOf(config)
  const { options, adapters } = internals
  if (adapters.size === 0 || optionsOf(config).manualWalletConnectControl) return
  if (!hasService(config, 'kit')) return
  try {
    const { features: entries } = await request(config, {
      service: 'kit',
      path,
      schema: remoteFeaturesSchema,
      signal,
    })
    const { features, ignored } = mergeFeatures({
      entries,
      local: options.features,
      usual: defaultFeatures,
    })
    // Nobody renders again for what they know.
    const wanted = wantedFeatures(config)
    const news = Object.entries(features).filter(
      ([name, value]) => !isSame(value, wanted[name as RemoteName]),
    )
    if (news.length > 0) patchKnownFeatures(internals, Object.fromEntries(news))
    warnIgnored(ignored)
  } catch (error) {
    if (!signal.aborted) internals.report(error)
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
