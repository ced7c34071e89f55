import type { ChainNamespace } from '@foyer/chains'
import { useMemo, useSyncExternalStore } from 'react'
import { hasAuthConnectorAtom } from '../wallet/connectorLists.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { readPlace } from '../data/features/readPlace.ts'
import { knownFeaturesAtom } from '../core/features.ts'
import { type OfferedFeatures, offeredFeatures } from '../data/features/offeredFeatures.ts'
import type { ConfigParameter } from '../core/types.ts'

export type UseFeaturesParameters = ConfigParameter & {
  /** Only what accounts of this family have. @default what any family of the app has */
  readonly namespace?: ChainNamespace | undefined
}
export type UseFeaturesReturnType = OfferedFeatures

const never = (): (() => void) => () => {}

/**
 * What the app offers, and the reason why something that it wants to offer is off. Until the project's own
 * configuration is known, which is asked for when a visitor acts, the options of the app hold. What no family of the
 * app has is off; with a `namespace`, what accounts of that one do not have.
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
  const known = useConfigAtom(config, knownFeaturesAtom)
  // A server does not know where the visitor is, and hydration finds what the server rendered.
  const isInPage = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const place = useMemo(() => (isInPage ? readPlace() : undefined), [isInPage])
  return useMemo(
    () => offeredFeatures(config, { hasAuthConnector, known, place, namespace }),
    [config, hasAuthConnector, known, place, namespace],
  )
}
