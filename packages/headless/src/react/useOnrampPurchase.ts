import { useEffect } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { followPurchase } from '../flows/onramp/startPurchase.ts'
import { onrampAtom } from '../flows/onramp/state.ts'
import type { OnrampPurchase } from '../flows/onramp/types.ts'

/**
 * Started purchase. While a component reads it, the provider is polled for it, for three minutes, if it lists
 * purchases.
 *
 * @example
 * ```tsx
 * import { useOnrampPurchase } from '@foyer/headless'
 * export function Waiting() {
 *   const purchase = useOnrampPurchase()
 *   if (purchase?.status === 'arrived') return <p>It is here.</p>
 *   return purchase && <p>Continue at {purchase.provider.label}</p>
 * }
 * ```
 */
export function useOnrampPurchase(parameters: ConfigParameter = {}): OnrampPurchase | undefined {
  const config = useConfig(parameters)
  const { purchase } = useConfigObject(config, onrampAtom)
  const startedAt = purchase?.startedAt
  useEffect(() => (startedAt === undefined ? undefined : followPurchase(config)), [config, startedAt])
  return purchase
}
