import { useMemo } from 'react'
import { hasAuthConnectorAtom } from '../../connection/state.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { type OfferedFeatures, offeredFeatures } from '../offeredFeatures.ts'
import type { ConfigParameter } from '../types.ts'

export type UseFeaturesReturnType = OfferedFeatures

/**
 * What the app offers, and the reason why something that it wants to offer is off.
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
  return useMemo(() => offeredFeatures(config, { hasAuthConnector }), [config, hasAuthConnector])
}
