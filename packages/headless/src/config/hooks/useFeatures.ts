import { useMemo, useSyncExternalStore } from 'react'
import { hasAuthConnectorAtom } from '../../connection/state.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { readPlace } from '../../remote/readPlace.ts'
import { knownFeaturesAtom } from '../../remote/state.ts'
import { type OfferedFeatures, offeredFeatures } from '../offeredFeatures.ts'
import type { ConfigParameter } from '../types.ts'

export type UseFeaturesReturnType = OfferedFeatures

const never = (): (() => void) => () => {}

/**
 * What the app offers, and the reason why something that it wants to offer is off. Until the project's own
 * configuration is known, which is asked for when a visitor acts, the options of the app hold.
 *
 * @example
 * ```tsx
 * import { useFeatures } from '@foyer/headless'
 * export function Swap() {
 *   const { swaps, reasons } = useFeatures()
 *   return swaps ? <button>Swap</button> : <p>{reasons.swaps}</p>
 * }
 * ```
 */
export function useFeatures(parameters: ConfigParameter = {}): UseFeaturesReturnType {
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
    () => offeredFeatures(config, { hasAuthConnector, known, place }),
    [config, hasAuthConnector, known, place],
  )
}
