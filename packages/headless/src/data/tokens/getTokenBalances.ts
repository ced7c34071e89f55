import { type CaipAddress, type CaipNetwork, type CaipNetworkId, withDeadline } from '@foyer/chains'
import { atom } from 'jotai/vanilla'
import { createError } from '../../core/errors/backendErrors.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import { failures } from '../../core/problems/problems.ts'
import { fetchQuery, getQueryClient } from '../../core/queryClient.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { namespaceOf, networkById } from '../../wallet/rules.ts'
import { networkAccountAtom, networkAtom, networksAtom } from '../../wallet/state.ts'
import { readRows } from '../backend/readAnswer.ts'
import { request } from '../backend/request.ts'
import { askSupport } from '../backend/supportedChains.ts'
import { backendUrl } from '../backend/url.ts'
import { balanceQueryOptions } from '../balances/queries.ts'
import { tokenBalancesQueryOptions, type TokenBalancesParameters } from './queries.ts'
import {
  arrangeTokens,
  isNativeToken,
  isTokenRetryBlocked,
  TOKEN_RETRY_MS,
  tokenId,
  tokenSources,
} from './rules.ts'
import { tokenBalancesSchema, tokenSchema } from './schema.ts'
import { tokensOfBackend, tokensOfWallet } from './toTokens.ts'
import type { TokenBalances, TokenBalance } from './types.ts'
import { canAskWallet, readWalletAssets } from './walletAssets.ts'

export type GetTokenBalancesParameters = Partial<TokenBalancesParameters> & {
  /** Tokens whose balance the backend reads again, e.g. after a swap. The list is requested even if it is fresh. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
}

/**
 * Tokens of an account on a network, from the cache while fresh; defaults to the current network, and to the account of
 * its namespace. After a failure it resolves with the last list, or rejects with `TOKENS_UNAVAILABLE` if there is none.
 *
 * @example
 * ```ts
 * import { getTokenBalances } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { tokens, total } = await getTokenBalances(config)
 * console.log(tokens[0]?.symbol, total)
 * ```
 */
export async function getTokenBalances<config extends Config>(
  config: config,
  parameters: ForConfig<GetTokenBalancesParameters, config> = {},
): Promise<TokenBalances> {
  const queryClient = getQueryClient(config)
  const { store } = internalsOf(config)
  const { forceUpdate, caipNetworkId = store.get(networkAtom).caipNetworkId } = parameters
  const options = tokenBalancesQueryOptions(config, {
    address: parameters.address ?? store.get(networkAccountAtom(caipNetworkId)).address,
    caipNetworkId,
    forceUpdate,
  })
  const { queryKey } = options
  if (!options.enabled) return { tokens: [], total: 0 }
  // A running request may have started before the balances changed.
  if (forceUpdate) await queryClient.cancelQueries({ queryKey, exact: true })
  try {
    return await fetchQuery(config, { ...options, ...(forceUpdate && { staleTime: 0 }) })
  } catch (error) {
    const last = queryClient.getQueryData<TokenBalances>(queryKey)
    if (last) return last
    throw error
  }
}

export type FetchTokenBalancesParameters = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** Tokens whose balance the backend reads again, e.g. after a swap. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
  /** A list is cached: no toast for a network that the backend does not support. */
  readonly isKnown?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Tokens of an account on a network; on one that the backend does not support, the native currency alone, from the
 * chain. A failure shows one toast, and blocks requests for 30 s, during which calls reject with the same
 * `TOKENS_UNAVAILABLE`.
 */
export async function fetchTokenBalances(
  config: Config,
  parameters: FetchTokenBalancesParameters,
): Promise<TokenBalances> {
  const internals = internalsOf(config)
  const { store, timers } = internals
  const key = `${parameters.caipNetworkId}:${parameters.address}`
  const failure = store.get(tokenFailuresAtom)[key]
  if (failure && isTokenRetryBlocked(failure.retryAt, timers.now())) throw failure.error
  try {
    const tokens = await readTokens(config, parameters)
    parameters.signal?.throwIfAborted()
    if (failure) setTokenFailure(internals, key, undefined)
    return arrangeTokens(tokens)
  } catch (cause) {
    parameters.signal?.throwIfAborted()
    const retryAt = timers.now() + TOKEN_RETRY_MS
    const error = createError('TOKENS_UNAVAILABLE', { retryAt }, { cause, isRetryable: true })
    setTokenFailure(internals, key, { error, retryAt })
    failures.emit(config, error)
    throw error
  }
}

/** Error of a failed token list, and the time of the next allowed request. */
type TokenFailure = { readonly error: unknown; readonly retryAt: number }

/** Failures by `{network}:{address}`; absent after a success. */
const tokenFailuresAtom = atom<Readonly<Record<string, TokenFailure>>>({})

function setTokenFailure({ store }: Internals, key: string, failure: TokenFailure | undefined): void {
  const { [key]: _, ...others } = store.get(tokenFailuresAtom)
  store.set(tokenFailuresAtom, failure ? { ...others, [key]: failure } : others)
}

async function readTokens(
  config: Config,
  parameters: FetchTokenBalancesParameters,
): Promise<readonly TokenBalance[]> {
  const { caipNetworkId } = parameters
  const base = backendUrl(config, { service: 'blockchain', path: '/' })
  const sources = tokenSources({
    namespace: namespaceOf(caipNetworkId),
    canAskWallet: canAskWallet(config, parameters),
    hasBackend: base !== undefined,
  })
  if (sources[0] === 'wallet') {
    const assets = await readWalletAssets(config, parameters)
    const { report } = internalsOf(config)
    if (assets) {
      const tokens = tokensOfWallet(assets, { network: networkOf(config, caipNetworkId), report })
      return withNative(config, parameters, tokens)
    }
  }
  return base === undefined || sources.includes('native')
    ? nativeToken(config, parameters)
    : askBackend(config, parameters, new URL(base).origin)
}

async function askBackend(
  config: Config,
  parameters: FetchTokenBalancesParameters,
  origin: string,
): Promise<readonly TokenBalance[]> {
  const { address, caipNetworkId, forceUpdate, isKnown, signal } = parameters
  if (!(await askSupport(config, caipNetworkId))) {
    const tokens = await nativeToken(config, parameters)
    signal?.throwIfAborted()
    if (!isKnown) failures.emit(config, createError('TOKENS_UNAVAILABLE', {}))
    return tokens
  }
  const path = `/v1/account/${encodeURIComponent(address)}/balance`
  const { balances } = await request(config, {
    service: 'blockchain',
    path,
    query: { currency: 'usd', chainId: caipNetworkId, forceUpdate: forceUpdate?.join(',') },
    schema: tokenBalancesSchema,
    signal,
  })
  const { report } = internalsOf(config)
  const rows = readRows({ config, rows: balances, schema: tokenSchema, list: 'balances', path })
  const tokens = tokensOfBackend(rows, { network: networkOf(config, caipNetworkId), origin, report })
  return withNative(config, parameters, tokens)
}

/** Time limit of the node, after which a list without the native currency is shown. */
const NATIVE_MS = 5000

/**
 * The list with the native currency: without a valid row of it, its balance is read from the chain, so that a missing
 * row is not taken for a balance of 0. A failed or late read is reported.
 */
async function withNative(
  config: Config,
  parameters: FetchTokenBalancesParameters,
  tokens: readonly TokenBalance[],
): Promise<readonly TokenBalance[]> {
  if (tokens.some(({ id }) => isNativeToken(id))) return tokens
  const { timers, report } = internalsOf(config)
  const { signal } = parameters
  try {
    const native = await withDeadline(() => nativeToken(config, parameters), {
      milliseconds: NATIVE_MS,
      signal,
      after: timers.after,
    })
    return [...tokens, ...native]
  } catch (error) {
    signal?.throwIfAborted()
    report(error)
    return tokens
  }
}

const networkOf = (config: Config, caipNetworkId: CaipNetworkId): CaipNetwork =>
  networkById(internalsOf(config).store.get(networksAtom), caipNetworkId)

/** List with the native balance, read from the chain; empty if it is 0. */
async function nativeToken(
  config: Config,
  { address, caipNetworkId }: FetchTokenBalancesParameters,
): Promise<readonly TokenBalance[]> {
  const options = balanceQueryOptions(config, { address, caipNetworkId })
  if (!options.enabled) return []
  const { formatted } = await fetchQuery(config, { ...options, staleTime: 0 })
  const { name, symbol, decimals } = networkOf(config, caipNetworkId).nativeCurrency
  if (!/[1-9]/.test(formatted)) return []
  return [
    {
      id: tokenId(caipNetworkId, undefined),
      caipNetworkId,
      name: name || symbol,
      symbol,
      quantity: { decimals: `${decimals}`, numeric: formatted },
    },
  ]
}
