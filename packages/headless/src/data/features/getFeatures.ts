import type { ChainNamespace } from '@foyer/chains'
import type { WatchParameters } from '../../core/atoms.ts'
import { checkListener } from '../../core/checkOptions.ts'
import { projectFeaturesAtom } from '../../core/features.ts'
import { internalsOf } from '../../core/internals.ts'
import { joinStops } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { hasAuthConnectorAtom } from '../../wallet/connectorLists.ts'
import { type OfferedFeatures, offeredFeatures, readEnvironment } from './offeredFeatures.ts'

export type GetFeaturesParameters = {
  /** Only features of this namespace. @default features of any namespace of the app */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Offered features, and the reasons why wanted ones are off.
 *
 * @example
 * ```ts
 * import { getFeatures } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { swaps, reasons } = getFeatures(config)
 * if (!swaps) console.log(reasons.swaps)
 * ```
 */
export function getFeatures(config: Config, { namespace }: GetFeaturesParameters = {}): OfferedFeatures {
  const { store } = internalsOf(config)
  return offeredFeatures(config, {
    hasAuthConnector: store.get(hasAuthConnectorAtom),
    projectFeatures: store.get(projectFeaturesAtom),
    environment: readEnvironment(),
    namespace,
  })
}

/**
 * Watches the offered features, which change when the remote configuration loads or the embedded wallet is listed.
 *
 * @example
 * ```ts
 * import { watchFeatures } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchFeatures(config, { onChange: ({ onramp }) => console.log(onramp) })
 * ```
 */
export function watchFeatures(
  config: Config,
  parameters: GetFeaturesParameters & WatchParameters<OfferedFeatures>,
): () => void {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkListener('onChange', parameters)
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
  const { namespace, onChange } = parameters
  const { store } = internalsOf(config)
  let previous = getFeatures(config, { namespace })
  const notify = (): void => {
    const before = previous
    previous = getFeatures(config, { namespace })
    onChange(previous, before)
  }
  return joinStops([store.sub(projectFeaturesAtom, notify), store.sub(hasAuthConnectorAtom, notify)])
}
