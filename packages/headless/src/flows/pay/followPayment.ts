import { isAbort, parseCaipAddress } from '@foyer/chains'
import { loadActivity } from '../../data/activity/lazy.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId } from '../../data/tokens/rules.ts'
import { patchPayment, payAtom } from './state.ts'
import type { Payment } from './types.ts'

/** Waits in the background for how a payment ends, and reads anew what it changed. */
export function followPayment(config: Config, payment: Payment): void {
  const { report } = internalsOf(config)
  follow(config, payment).catch((error: unknown) => {
    if (!isAbort(error)) report(error)
  })
}

async function follow(config: Config, payment: Payment): Promise<void> {
  const internals = internalsOf(config)
  const { hash, quote } = payment
  const { account, caipNetworkId, token, amount } = quote.review
  const { address } = parseCaipAddress(account)
  const { trackTransaction } = await loadActivity()
  const outcome = await trackTransaction(config, {
    caipNetworkId,
    address,
    hash,
    kind: 'send',
    amounts: [{ amount, symbol: token.symbol }],
    time: internals.timers.now(),
  })
  if (outcome === undefined || outcome === 'pending') return
  if (internals.store.get(payAtom).payment?.hash === hash)
    patchPayment(internals, { payment: { ...payment, outcome } })
  await getTokenBalances(config, {
    address,
    caipNetworkId,
    forceUpdate: [tokenId(caipNetworkId, undefined), token.id],
  }).catch(() => undefined)
}
