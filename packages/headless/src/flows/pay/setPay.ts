import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { payAtom, setOption, setRequest } from './state.ts'
import type { PayOption, PayRequest } from './types.ts'

/**
 * Chooses one of the request's options to pay with. Changes nothing while the wallet is asked, and after a payment.
 *
 * @example
 * ```ts
 * import { choosePayOption, getPay } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [cheapest] = getPay(config).request?.options ?? []
 * if (cheapest) choosePayOption(config, cheapest)
 * ```
 */
export function choosePayOption(config: Config, option: PayOption): void {
  const internals = internalsOf(config)
  const { request, option: chosen, progress } = internals.store.get(payAtom)
  if (progress.status !== 'ready' || option === chosen || !request?.options.includes(option)) return
  setOption(internals, option)
}

/**
 * Drops the request, except while the wallet is asked: `openPay` then settles with the answer of the wallet.
 *
 * @example
 * ```ts
 * import { resetPay } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * resetPay(config) // the visitor has left the checkout
 * ```
 */
export function resetPay(config: Config): void {
  const internals = internalsOf(config)
  if (!internals.store.get(payAtom).isPaying) setRequest(internals, undefined)
}

/** Replaces the request of the app. Returns a copy, which identifies this call. */
export function requestPay(config: Config, request: PayRequest): PayRequest {
  const own: PayRequest = Object.freeze({ ...request })
  setRequest(internalsOf(config), own)
  return own
}
