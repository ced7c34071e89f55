import { isAbort } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { loadOnrampActions } from './lazy.ts'
import { tellsPurchases } from './purchaseRules.ts'
import { onrampAtom } from './state.ts'

/**
 * Looks whether what was begun arrives, at providers that tell; returns the undo. How it ends stands in
 * `getOnramp(config).purchase`.
 *
 * @example
 * ```ts
 * import { followPurchase, watchOnramp } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = followPurchase(config)
 * watchOnramp(config, { onChange: ({ purchase }) => purchase?.status === 'arrived' && stop() })
 * ```
 */
export function followPurchase(config: Config): () => void {
  const internals = internalsOf(config)
  const { purchase } = internals.store.get(onrampAtom)
  const controller = new AbortController()
  if (purchase?.status === 'waiting' && tellsPurchases(purchase.provider.name)) {
    runProcess(internals, 'onrampPurchase', controller.signal, async (signal) => {
      const { lookForPurchase } = await loadOnrampActions()
      await lookForPurchase(config, purchase, signal)
    }).catch((error: unknown) => {
      if (!isAbort(error)) internals.report(error)
    })
  }
  return () => controller.abort()
}
