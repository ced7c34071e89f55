import type { ChainNamespace } from '@foyer/chains'
import { useMemo, useSyncExternalStore } from 'react'
import { projectFeaturesAtom } from '../core/features.ts'
import type { ConfigParameter } from '../core/types.ts'
import { readEnvironment, type OfferedFeatures, offeredFeatures } from '../data/features/offeredFeatures.ts'
import { hasAuthConnectorAtom } from '../wallet/connectorLists.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseFeaturesParameters = ConfigParameter & {
  /** Only features of this namespace. @default features of any namespace of the app */
  readonly namespace?: ChainNamespace | undefined
}
export type UseFeaturesReturnType = OfferedFeatures

const never = (): (() => void) => () => {}

/**
 * Features of the app, and the reasons for those that are off. The options of the app apply until the project's remote
 * configuration is loaded, after the visitor's first action. Features that no namespace of the app supports are off;
 * with `namespace`, those that this namespace does not support.
 *
 * @example
 * ```tsx
 * import { useAccount, useFeatures } from '@foyer/headless'
 * export function Swap() {
 *   const { namespace } = useAccount()
 *   const { swaps, reasons } = useFeatures({ namespace })
 *   return swaps ? <button>Swap</button> : <p>{reasons.swaps}</p>
 * }
 * ```
 */
export function useFeatures(parameters: UseFeaturesParameters = {}): UseFeaturesReturnType {
  const { namespace } = parameters
  const config = useConfig(parameters)
  const hasAuthConnector = useConfigAtom(config, hasAuthConnectorAtom)
  const projectFeatures = useConfigAtom(config, projectFeaturesAtom)
  // A server does not have the time zone of the visitor, and hydration must match its render.
  const isInPage = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const environment = useMemo(() => (isInPage ? readEnvironment() : undefined), [isInPage])
  return useMemo(
    () => offeredFeatures(config, { hasAuthConnector, projectFeatures, environment, namespace }),
    [config, hasAuthConnector, projectFeatures, environment, namespace],
  )
}
