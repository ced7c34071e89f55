import type { FoyerError } from '@foyer/chains'
import { isSmartAccount } from '../../wallet/account/isSmartAccount.ts'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import { openPopup } from '../../core/page/popup.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { createError } from './errors.ts'
import { loadOnrampActions } from './lazy.ts'
import { offeredProviders, POPUP_FEATURES, providerUrl } from './rules.ts'
import { beginPurchase } from './state.ts'
import type { OnrampPurchase } from './types.ts'

export type StartPurchaseParameters = {
  /** As `features.onramp` names it. */
  readonly provider: string
  /** What `getOnrampUrl` resolved with. */
  readonly url: string
}
export type StartPurchaseErrorType = FoyerError<
  'ONRAMP_NO_ADDRESS' | 'ONRAMP_PROVIDER_UNKNOWN' | 'ONRAMP_URL_UNSAFE'
>

/**
 * Opens the page of a provider in a window of its own. To be called within a click, with nothing awaited before:
 * browsers let no window open otherwise. Where none opens the purchase has failed, as `blocked`.
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
  const [provider] = offeredProviders({ names: [name], sellers: options.onramp?.sellers ?? [], namespace })
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
  if (popup) loadOnrampActions().then((actions) => actions.followWindow(config, purchase, popup), report)
  return purchase
}
