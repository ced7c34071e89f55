import { isAbort } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Popup } from '../../core/page/popup.ts'
import { runProcess, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import {
  endUnfinished,
  storeUnfinished,
  type UnfinishedRequest,
} from '../../core/unfinished/unfinishedRequests.ts'
import { formNow } from './describeForm.ts'
import { refreshBalances } from './lookForPurchase.ts'
import { WINDOW_POLL_MS } from './rules.ts'
import { onrampAtom, patchPurchase } from './state.ts'
import type { OnrampPurchase } from './types.ts'

/**
 * Notices within a second that the window of a provider is closed. Until then the purchase is stored as unfinished, for
 * a reload of the page.
 */
export function followWindow(config: Config, purchase: OnrampPurchase, popup: Popup): void {
  const internals = internalsOf(config)
  const { store, timers, report } = internals
  const closed = async (signal: AbortSignal): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    while (!popup.closed) await waitFor(config, WINDOW_POLL_MS, signal)
  }
  const id = `buy-${timers.now()}-${Math.random().toString(36).slice(2)}`
  storeUnfinished(internals, { ...shownPurchase(config, purchase), id })
  // It was reset, or another one has begun, while this code was loaded.
  if (store.get(onrampAtom).purchase?.startedAt !== purchase.startedAt)
    return endUnfinished(internals, id, { isListed: true })
  runProcess(internals, 'onrampWindow', undefined, closed).then(
    () => {
      endUnfinished(internals, id, { isListed: false })
      patchPurchase(internals, purchase, { isWindowClosed: true })
      refreshBalances(config, purchase)
    },
    (error: unknown) => {
      // The config was destroyed, or another purchase has begun: the visitor may still pay for this one.
      endUnfinished(internals, id, { isListed: true })
      if (!isAbort(error)) report(error)
    },
  )
}

function shownPurchase(
  config: Config,
  { account, caipNetworkId, provider }: OnrampPurchase,
): Omit<UnfinishedRequest, 'id' | 'askedAt'> {
  const { paymentAmount: amount, paymentCurrency } = formNow(config, caipNetworkId)
  return {
    kind: 'buy',
    operation: 'startPurchase',
    name: provider.label,
    ...(amount !== '' && { amounts: [{ amount, symbol: paymentCurrency.id }] }),
    account,
    caipNetworkId,
  }
}
