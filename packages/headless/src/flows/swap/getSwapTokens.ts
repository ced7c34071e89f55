import { type CaipAddress, type CaipNetwork, type CaipNetworkId, cleanText, safePicture } from '@foyer/chains'
import type { ListedToken } from '../../core/contracts/swap.ts'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery, getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { backendUrl } from '../../data/backend/url.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { isNativeToken, nativeMismatch, tokenKey } from '../../data/tokens/rules.ts'
import { networkById } from '../../wallet/rules.ts'
import { accountAtom, networkAtom, networksAtom } from '../../wallet/state.ts'
import { createError } from './errors.ts'
import { swapTokensQueryOptions } from './queries.ts'
import { suggestedTokens } from './quoteRules.ts'
import { swapProviderOf } from './swapProviderOf.ts'
import type { SwapTokens, SwapToken } from './types.ts'

/**
 * Tokens that the account in use can swap on the network in use. Throws `NO_ACTIVE_ADDRESS`, or `SWAP_NOT_SUPPORTED` on
 * networks without swaps (`getSwapNetworks`), without a request.
 *
 * @example
 * ```ts
 * import { getSwapTokens, setSwapAmount, setSwapToken } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { own: [source], suggested: [target] } = await getSwapTokens(config)
 * if (source && target) {
 *   setSwapToken(config, 'sourceToken', source)
 *   setSwapToken(config, 'toToken', target)
 *   setSwapAmount(config, '0.1')
 * }
 * ```
 */
export async function getSwapTokens(config: Config): Promise<SwapTokens> {
  const { store } = internalsOf(config)
  const { address } = store.get(accountAtom)
  if (address === undefined) throw createActionError('NO_ACTIVE_ADDRESS')
  const { caipNetworkId } = store.get(networkAtom)
  const options = swapTokensQueryOptions(config, { address, caipNetworkId })
  if (!options.enabled) throw createError('SWAP_NOT_SUPPORTED', undefined, { value: caipNetworkId })
  return fetchQuery(config, options)
}

const MAX_NAME = 64
const MAX_SYMBOL = 24
/** Limit of listed tokens. */
const MAX_TOKENS = 10_000

type Listed = SwapToken & { readonly isSuggested?: boolean | undefined }

/** Tokens that can be swapped on a network: held, suggested, and all by symbol. */
export async function fetchSwapTokens(
  config: Config,
  {
    address,
    caipNetworkId,
    signal,
  }: {
    readonly address: string
    readonly caipNetworkId: CaipNetworkId
    readonly signal?: AbortSignal | undefined
  },
): Promise<SwapTokens> {
  const [listed, held] = await Promise.all([
    listOf(config, caipNetworkId, signal),
    // Unknown balances do not prevent swaps.
    getTokenBalances(config, { address, caipNetworkId }).catch(() => undefined),
  ])
  const own = held?.tokens ?? []
  const heldByKey = new Map(own.map((token) => [tokenKey(token.id), token]))
  const all = listed.map((token): Listed => {
    const known = heldByKey.get(tokenKey(token.id))
    return known ? { ...known, ...(token.isSuggested && { isSuggested: true }) } : token
  })
  return { own, suggested: suggestedTokens(all), all, areBalancesKnown: held !== undefined }
}

/** Tokens of the provider, without duplicates, by symbol; fetched once per page load. */
async function listOf(
  config: Config,
  caipNetworkId: CaipNetworkId,
  signal: AbortSignal | undefined,
): Promise<readonly Listed[]> {
  const queryClient = getQueryClient(config)
  const queryKey = ['foyer', config.id, 'swapList', { caipNetworkId }]
  const known = queryClient.getQueryData<readonly Listed[]>(queryKey)
  if (known) return known
  const listed = await swapProviderOf(config).getTokens({ caipNetworkId, signal })
  const network = networkById(internalsOf(config).store.get(networksAtom), caipNetworkId)
  const origin = backendUrl(config, { service: 'blockchain', path: '/' })
  const tokens = listed
    .slice(0, MAX_TOKENS)
    .flatMap((token) => toToken(token, network, origin && new URL(origin).origin))
  const once = [...new Map(tokens.map((token) => [tokenKey(token.id), token])).values()]
  const sorted = once.toSorted((a, b) => (a.symbol < b.symbol ? -1 : Number(a.symbol > b.symbol)))
  queryClient.setQueryData<readonly Listed[]>(queryKey, sorted)
  return sorted
}

/**
 * Parses the claims of a token: its name, symbol and picture. Tokens of other networks or without decimals are
 * dropped.
 */
function toToken(
  { address: id, name, symbol, decimals, logoUri, isSuggested }: ListedToken,
  { caipNetworkId, nativeCurrency }: CaipNetwork,
  origin: string | undefined,
): readonly Listed[] {
  if (!id.startsWith(`${caipNetworkId}:`) || decimals === 0) return []
  const isNative = isNativeToken(id)
  // Name, symbol and decimals of the native currency are those of the network (R62).
  if (isNative && nativeMismatch({ symbol, decimals: `${decimals}` }, nativeCurrency)) return []
  const picture = safePicture(logoUri, { origin })
  const shown = cleanText(isNative ? nativeCurrency.symbol : symbol, MAX_SYMBOL)
  const address = id.slice(caipNetworkId.length + 1)
  return [
    {
      id: id as CaipAddress,
      caipNetworkId,
      ...(!isNative && { address }),
      name: cleanText(isNative ? nativeCurrency.name : name, MAX_NAME) || shown || address,
      symbol: shown,
      quantity: { decimals: String(decimals), numeric: '0' },
      ...(picture && { iconUrl: picture }),
      ...(isSuggested && { isSuggested: true }),
    },
  ]
}
