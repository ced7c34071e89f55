import { useState, useEffect } from 'react'
import type { Config, ConfigParameter } from '../core/types.ts'
import { startPurchase, type StartPurchaseParameters, followPurchase } from '../flows/onramp/startPurchase.ts'
import { onrampAtom } from '../flows/onramp/state.ts'
import type { OnrampPurchase } from '../flows/onramp/types.ts'
import { type MutationParameters, type MutationResult, useFoyerMutation } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

export type UseStartPurchaseParameters = MutationParameters<OnrampPurchase, StartPurchaseParameters>
export type UseStartPurchaseReturnType = MutationResult<
  'startPurchase',
  OnrampPurchase,
  StartPurchaseParameters
>

/**
 * Opens the page of an onramp provider in its own window; call it within a click. If the window is blocked, `data` is a
 * purchase that failed with `blocked`. `useOnrampPurchase` tracks the purchase.
 *
 * @example
 * ```tsx
 * import { useOnrampUrl, useStartPurchase } from '@foyer/headless'
 * export function Meld() {
 *   const { data: url } = useOnrampUrl({ provider: 'meld' })
 *   const { startPurchase, error } = useStartPurchase()
 *   return (
 *     <button disabled={!url} onClick={() => url && startPurchase({ provider: 'meld', url })}>
 *       {error ? error.message : 'Buy'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useStartPurchase(parameters: UseStartPurchaseParameters = {}): UseStartPurchaseReturnType {
  const config = useConfig(parameters)
  const [opener] = useState(createOpener)
  return useFoyerMutation(config, 'startPurchase', opener.outcomeOf, {
    mutation: parameters.mutation,
    fill: opener.open,
  })
}

/** Opens the window within the click, as browsers require: a mutation runs its function later. */
function createOpener() {
  const outcomes = new WeakMap<StartPurchaseParameters, () => OnrampPurchase>()
  return {
    open(config: Config, variables: StartPurchaseParameters): StartPurchaseParameters {
      const call = { ...variables }
      try {
        const purchase = startPurchase(config, call)
        outcomes.set(call, () => purchase)
      } catch (error) {
        outcomes.set(call, () => {
          throw error
        })
      }
      return call
    },
    outcomeOf: async (call: StartPurchaseParameters): Promise<OnrampPurchase> =>
      (outcomes.get(call) as () => OnrampPurchase)(),
  }
}

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
