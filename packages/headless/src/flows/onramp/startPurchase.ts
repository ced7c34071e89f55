import { load } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { openPopup } from '../../core/page/popup.ts'
import { inBackground, runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { offeredProviders } from '../../data/features/featureRules.ts'
import { isSmartAccount, accountAtom, networkAtom } from '../../wallet/state.ts'
import { createError } from './errors.ts'
import { listsPurchases } from './purchaseRules.ts'
import { POPUP_FEATURES, providerUrl } from './rules.ts'
import { beginPurchase, onrampAtom } from './state.ts'
import type { OnrampPurchase } from './types.ts'

export type StartPurchaseParameters = {
  /** Name in `features.onramp`. */
  readonly provider: string
  /** Page from `getOnrampUrl`. */
  readonly url: string
}

/**
 * Opens the page of a provider in its own window. Call it within a click, without awaiting before: browsers block
 * windows otherwise. If it is blocked, the purchase fails with `blocked`.
 *
 * Throws `ONRAMP_NO_ADDRESS`, `ONRAMP_PROVIDER_UNKNOWN` or `ONRAMP_URL_UNSAFE`.
 *
 * @example
 * ```ts
 * import { getOnrampUrl, startPurchase } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare const button: HTMLButtonElement
 * const url = await getOnrampUrl(config, { provider: 'coinbase' })
 * button.onclick = () => {
 *   const { status } = startPurchase(config, { provider: 'coinbase', url })
 *   if (status === 'failed') location.assign(url)
 * }
 * ```
 */
export function startPurchase(
  config: Config,
  { provider: name, url: given }: StartPurchaseParameters,
): OnrampPurchase {
  const internals = internalsOf(config)
  const { store, options, timers, emit, report } = internals
  const { caipAddress: account, namespace } = store.get(accountAtom)
  const { caipNetworkId } = store.get(networkAtom)
  if (account === undefined) throw createError('ONRAMP_NO_ADDRESS')
  const [provider] = offeredProviders({ names: [name], onramp: options.onramp, namespace })
  if (!provider) throw createError('ONRAMP_PROVIDER_UNKNOWN', { provider: name })
  const url = providerUrl(given)
  if (url === undefined) throw createError('ONRAMP_URL_UNSAFE', { provider: name })
  const popup = openPopup(url, POPUP_FEATURES)
  const purchase: OnrampPurchase = {
    provider,
    url,
    account,
    caipNetworkId,
    startedAt: timers.now(),
    isWindowClosed: false,
    ...(popup ? { status: 'waiting' } : { status: 'failed', failure: 'blocked' }),
  }
  beginPurchase(internals, purchase)
  emit({
    event: 'SELECT_BUY_PROVIDER',
    properties: { provider: name, isSmartAccount: isSmartAccount(config) },
  })
  if (popup)
    load(() => import('./followWindow.ts')).then(
      ({ followWindow }) => followWindow(config, purchase, popup),
      report,
    )
  return purchase
}

/**
 * Polls for the started purchase, at providers that list purchases. Call it right after `startPurchase`: purchases
 * that the first answer lists are not new. Returns the unsubscribe function. The outcome is in
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
  if (purchase?.status === 'waiting' && listsPurchases(purchase.provider.name)) {
    const polling = runProcess(internals, 'onrampPurchase', controller.signal, async (signal) => {
      const { lookForPurchase } = await load(() => import('./lookForPurchase.ts'))
      await lookForPurchase(config, purchase, signal)
    })
    void inBackground(internals, polling)
  }
  return () => controller.abort()
}
