import { isReceiver } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { wantedFeatures } from '../core/options.ts'
import { requireParameters } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { hasFeature } from '../data/features/featureRules.ts'
import { createError } from '../flows/pay/errors.ts'
import { payProblem } from '../flows/pay/rules.ts'
import { requestPay, resetPay } from '../flows/pay/setPay.ts'
import { payAtom, payRequests } from '../flows/pay/state.ts'
import type { Payment, PayRequest } from '../flows/pay/types.ts'
import { requestEnd } from '../flows/requests/requests.ts'
import { namespaceOf } from '../wallet/rules.ts'
import { networksAtom } from '../wallet/state.ts'
import { settleAppRequest } from './appRequest.ts'
import { openAt } from './openModal.ts'

/**
 * Asks the visitor to pay, in the modal. Resolves once a wallet has sent this payment; `getPay(config)` has the
 * outcome, which the app verifies on the chain. Rejects with `PAY_CLOSED` if the modal closes before anything was
 * sent, and with `SEND_UNCLEAR` if the wallet did not report whether it paid. While the wallet is asked, closing
 * waits for its answer, at most 10 minutes.
 *
 * Also rejects with `PAY_OFF`, `PAY_INVALID` or `PAY_UNDER_WAY`.
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
  const { store } = internals
  if (!wantedFeatures(config).pay) throw createError('PAY_OFF')
  requireParameters(config, 'openPay', request, 'recipient', 'options')
  const problem = payProblem({
    request,
    networks: store.get(networksAtom),
    isAddress: ({ caipNetworkId }, address) => isReceiver(namespaceOf(caipNetworkId), address),
    canPay: ({ caipNetworkId }) => hasFeature(namespaceOf(caipNetworkId), 'send'),
  })
  if (problem) throw createError('PAY_INVALID', { problem })
  if (store.get(payAtom).isPaying) throw createError('PAY_UNDER_WAY')
  const own = requestPay(config, request)
  const settled = settleAppRequest<Payment>(config, {
    name: 'openPay',
    atom: payAtom,
    read() {
      const { request: shown, quote, payment } = store.get(payAtom)
      if (shown !== own) return { status: 'gone' }
      if (payment) return { status: 'sent', result: payment }
      const end = requestEnd(store.get(payRequests.atom), (review) => review === quote?.review)
      return end.status === 'sent' ? { status: 'asked' } : end
    },
    closed: () => createError('PAY_CLOSED'),
    withdraw() {
      const { request: shown, progress } = store.get(payAtom)
      if (shown === own && progress.status === 'ready') resetPay(config)
    },
  })
  openAt(config, 'Pay')
  return settled
}
