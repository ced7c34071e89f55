import { request } from '../../data/backend/request.ts'
import { isNetworkSupported } from '../../data/backend/supportedChains.ts'
import { supportFailure } from '../../data/backend/supportFailure.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networkById } from '../../wallet/network/selection.ts'
import { networksAtom } from '../../wallet/network/state.ts'
import { createError } from './errors.ts'
import { providerUrl } from './rules.ts'
import { onrampUrlSchema } from './schema.ts'
import type { OnrampUrlFacts } from '../../core/contracts/onramp.ts'
import { coinbaseOrder, MELD_URL, meldUrl } from './urlRules.ts'

export type FetchUrlParameters = OnrampUrlFacts & {
  readonly provider: string
  readonly signal?: AbortSignal | undefined
}

/** The page on which something is bought. Each provider's stands for itself: one that fails takes no other with it. */
export async function fetchUrl(config: Config, parameters: FetchUrlParameters): Promise<string> {
  const { provider } = parameters
  const url = providerUrl((await askUrl(config, parameters)) ?? '')
  if (url === undefined) throw createError('ONRAMP_URL_UNSAFE', { provider })
  return url
}

async function askUrl(
  config: Config,
  { provider, signal, ...facts }: FetchUrlParameters,
): Promise<string | undefined> {
  const { options, store } = internalsOf(config)
  const seller = options.onramp?.sellers?.find(({ name }) => name === provider)
  if (seller) return seller.getUrl({ ...facts, signal })
  const { address, caipNetworkId, purchaseCurrency } = facts
  if (provider === 'meld') {
    const { url = MELD_URL, publicKey } = options.onramp?.meld ?? {}
    const { projectId } = options
    return meldUrl({ url, publicKey, projectId, address, purchaseCurrency })
  }
  if (provider !== 'coinbase') throw createError('ONRAMP_PROVIDER_UNKNOWN', { provider })
  if (!(await isNetworkSupported(config, caipNetworkId)))
    throw supportFailure(config) ?? createError('ONRAMP_NETWORK_UNSUPPORTED')
  const { url } = await request(config, {
    service: 'blockchain',
    method: 'POST',
    path: '/v1/generators/onrampurl',
    body: coinbaseOrder({
      address,
      networkName: networkById(store.get(networksAtom), caipNetworkId)?.name ?? '',
      symbol: purchaseCurrency.symbol,
      purchaseAmount: facts.purchaseAmount,
    }),
    schema: onrampUrlSchema,
    signal,
  })
  return url
}
