import { type FoyerError, isAddress } from '@foyer/chains'
import { hasFeature } from '../data/features/featureRules.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { wantedFeatures } from '../core/options.ts'
import { openModal } from './openModal.ts'
import { networksAtom } from '../wallet/networkState.ts'
import { namespaceOf } from '../wallet/selectionRules.ts'
import { createError } from '../flows/pay/errors.ts'
import { payProblem } from '../flows/pay/rules.ts'
import { requestPay } from '../flows/pay/setPay.ts'
import { payAtom } from '../flows/pay/state.ts'
import type { Payment, PayRequest } from '../flows/pay/types.ts'

export type OpenPayErrorType = FoyerError<'PAY_OFF' | 'PAY_INVALID' | 'PAY_UNDER_WAY' | 'PAY_CLOSED'>

const NAME = 'openPay'

/**
 * Requests a payment in the modal. Resolves when a wallet has sent it: `getPay(config)` has its status, and the app
 * should verify it on the chain. Rejects with `PAY_CLOSED` when the modal closes before.
 *
 * @example
 * ```ts
 * import { openPay } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { hash } = await openPay(config, {
 *   recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   options: [{ caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '0.01' }],
 * })
 * ```
 */
export async function openPay(config: Config, request: PayRequest): Promise<Payment> {
  const internals = internalsOf(config)
  const { store, endsWithModal } = internals
  if (!wantedFeatures(config).pay) throw createError('PAY_OFF')
  const problem = payProblem({
    request,
    networks: store.get(networksAtom),
    isAddress: ({ caipNetworkId }, address) => isAddress(namespaceOf(caipNetworkId), address),
    canPay: ({ caipNetworkId }) => hasFeature(namespaceOf(caipNetworkId), 'send'),
  })
  if (problem) throw createError('PAY_INVALID', { problem })
  if (store.get(payAtom).isPaying) throw createError('PAY_UNDER_WAY')
  // Ends an earlier request.
  endsWithModal.get(NAME)?.()
  requestPay(config, request)
  openModal(config, { view: 'Pay' })
  return new Promise((resolve, reject) => {
    const stop = store.sub(payAtom, () => {
      const { payment } = store.get(payAtom)
      if (!payment) return
      end()
      resolve(payment)
    })
    const end = (): void => {
      stop()
      endsWithModal.delete(NAME)
    }
    endsWithModal.set(NAME, () => {
      // Closing while the wallet is asked: wait for its answer.
      if (store.get(payAtom).isPaying) return
      end()
      reject(createError('PAY_CLOSED'))
    })
  })
}
