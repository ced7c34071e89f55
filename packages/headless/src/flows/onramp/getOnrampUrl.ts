import { isSameAddress, withDeadline } from '@foyer/chains'
import type { OnrampQuote, OnrampUrlFacts } from '../../core/contracts/onramp.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery, getQueryClient } from '../../core/queryClient.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { request } from '../../data/backend/request.ts'
import { isNetworkSupported, supportFailure } from '../../data/backend/supportedChains.ts'
import { offeredProviders } from '../../data/features/featureRules.ts'
import { namespaceOf, networkById } from '../../wallet/rules.ts'
import { networkAccountAtom, networkAtom, networksAtom } from '../../wallet/state.ts'
import { contractsQueryOptions, type ReceivingPlace, receivingPlace } from '../receive.ts'
import { formNow } from './describeForm.ts'
import { createError } from './errors.ts'
import { onrampQuoteQueryOptions, type OnrampUrlParameters, onrampUrlQueryOptions } from './queries.ts'
import { providerUrl } from './rules.ts'
import { onrampUrlSchema } from './schema.ts'
import { quotedAmountOf } from './setOnramp.ts'
import { coinbaseBlockchains, coinbaseOrder, isCoinbaseUrl, MELD_URL, meldUrl } from './urlRules.ts'

export type GetOnrampUrlParameters = Partial<OnrampUrlParameters> & Pick<OnrampUrlParameters, 'provider'>

/**
 * Page of a provider for a purchase, by default of the form and its last quote, for the current account of the
 * network's namespace.
 *
 * Rejects with `ONRAMP_NO_ADDRESS`, `ONRAMP_PROVIDER_UNKNOWN`, `ONRAMP_NETWORK_UNSUPPORTED`, `ONRAMP_URL_UNSAFE`,
 * `ONRAMP_SELLER_FAILED`, `HTTP_FAILED`, `REQUEST_FAILED`, `REQUEST_TIMED_OUT`, `RESPONSE_INVALID`,
 * `RESPONSE_TOO_LARGE` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { getOnrampUrl } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const url = await getOnrampUrl(config, { provider: 'meld' })
 * ```
 */
export async function getOnrampUrl(config: Config, parameters: GetOnrampUrlParameters): Promise<string> {
  requireParameters(config, 'getOnrampUrl', parameters, 'provider')
  const { store } = internalsOf(config)
  const { caipNetworkId = store.get(networkAtom).caipNetworkId } = parameters
  const address = parameters.address ?? store.get(networkAccountAtom(caipNetworkId)).address
  if (address === undefined) throw createError('ONRAMP_NO_ADDRESS')
  const { paymentAmount, ...chosen } = formNow(config, caipNetworkId)
  const facts = {
    ...chosen,
    ...(paymentAmount !== '' && { paymentAmount }),
    ...parameters,
    caipNetworkId,
    address,
  }
  const { purchaseAmount = quotedAmount(config, facts) } = facts
  return fetchQuery(config, onrampUrlQueryOptions(config, { ...facts, purchaseAmount }))
}

/** Amount to receive by the last quote of the amount to pay; `undefined` without one. */
function quotedAmount(
  config: Config,
  { paymentAmount: amount = '', ...asked }: Omit<OnrampUrlFacts, 'address'>,
): number | undefined {
  const { queryKey } = onrampQuoteQueryOptions(config, { ...asked, amount })
  return quotedAmountOf(getQueryClient(config).getQueryData<OnrampQuote | null>(queryKey))
}

export type FetchUrlParameters = OnrampUrlFacts & {
  readonly provider: string
  readonly signal?: AbortSignal | undefined
}

/** Page of the purchase. A failing provider does not affect others. */
export async function fetchUrl(config: Config, parameters: FetchUrlParameters): Promise<string> {
  const { provider } = parameters
  const url = providerUrl((await askUrl(config, parameters)) ?? '')
  if (url === undefined) throw createError('ONRAMP_URL_UNSAFE', { provider })
  return url
}

/** Longest wait for the page of a seller. */
const SELLER_MS = 30_000

async function askUrl(
  config: Config,
  { provider, signal, ...facts }: FetchUrlParameters,
): Promise<string | undefined> {
  const { options, store, timers } = internalsOf(config)
  const { onramp } = options
  const { address, caipNetworkId, purchaseCurrency } = facts
  const offered = offeredProviders({ names: [provider], onramp, namespace: namespaceOf(caipNetworkId) })
  if (offered.length === 0) throw createError('ONRAMP_PROVIDER_UNKNOWN', { provider })
  const place = await readPlace(config, { address, caipNetworkId })
  signal?.throwIfAborted()
  const seller = onramp?.sellers?.find(({ name }) => name === provider)
  if (seller) {
    try {
      return await withDeadline(async (own) => seller.getUrl({ ...facts, signal: own }), {
        milliseconds: SELLER_MS,
        signal,
        after: timers.after,
      })
    } catch (cause) {
      signal?.throwIfAborted()
      throw createError('ONRAMP_SELLER_FAILED', { provider }, { cause, isRetryable: true })
    }
  }
  if (provider === 'meld') {
    // The URL names a currency without its network, which Meld may deliver on Ethereum.
    if (place === 'here' && namespaceOf(caipNetworkId) === 'eip155' && caipNetworkId !== 'eip155:1')
      throw createError('ONRAMP_NETWORK_UNSUPPORTED')
    const { url = MELD_URL, publicKey = '' } = onramp?.meld ?? {}
    return meldUrl({ url, publicKey, projectId: options.projectId, address, purchaseCurrency })
  }
  if (!(await isNetworkSupported(config, caipNetworkId)))
    throw supportFailure(config) ?? createError('ONRAMP_NETWORK_UNSUPPORTED')
  const networkName = networkById(store.get(networksAtom), caipNetworkId)?.name ?? ''
  const blockchains = coinbaseBlockchains(networkName, place !== 'anywhere')
  if (blockchains.length === 0) throw createError('ONRAMP_NETWORK_UNSUPPORTED')
  const { url } = await request(config, {
    service: 'blockchain',
    method: 'POST',
    path: '/v1/generators/onrampurl',
    body: coinbaseOrder({
      address,
      networkName,
      blockchains,
      symbol: purchaseCurrency.symbol,
      purchaseAmount: facts.purchaseAmount,
    }),
    schema: onrampUrlSchema,
    signal,
  })
  return isCoinbaseUrl(url, address) ? url : undefined
}

/** Place of the receiver of a purchase, seen from the network of the purchase. */
async function readPlace(
  config: Config,
  { address, caipNetworkId }: Pick<OnrampUrlFacts, 'address' | 'caipNetworkId'>,
): Promise<ReceivingPlace> {
  const { store } = internalsOf(config)
  const all = store.get(networksAtom)
  const active = networkById(all, caipNetworkId)
  const networks = all.filter(({ chainNamespace }) => chainNamespace === active.chainNamespace)
  const account = store
    .get(networkAccountAtom(caipNetworkId))
    .allAccounts.find((each) => isSameAddress(each.address, address))
  const isSmartAccount = account?.type === 'smartAccount'
  const options = contractsQueryOptions(config, { address, networks, active, isSmartAccount })
  const contracts = options.enabled ? await fetchQuery(config, options) : undefined
  return receivingPlace({ active, isSmartAccount, contracts })
}
