import { withDeadline } from '@foyer/chains'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import { runProcess, share } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import { networkById } from '../../wallet/rules.ts'
import { accountAtom, isSmartAccount, networkAtom, networksAtom } from '../../wallet/state.ts'
import { typeAmount } from '../send/amountRules.ts'
import { createError } from './errors.ts'
import { START_PROCESS } from './formRules.ts'
import { getSwapNetworks } from './getSwapNetworks.ts'
import { swapTokensQueryOptions } from './queries.ts'
import { changeSwap, watchSwapAccount, setSwapToken } from './setSwap.ts'
import { swapAtom } from './state.ts'
import type { SwapPrefill, SwapToken, SwapTokens } from './types.ts'

/** Longest wait for the token list when an app names tokens by symbol (docs/spec/api.md §17). */
const LIST_WAIT_MS = 5000

/**
 * Begins a swap on the network in use. The source token is the native currency, unless the app names another one by
 * symbol. Tokens and amount that are set during the start are kept. A start without prefill joins the one in progress,
 * so that opening the Swap view keeps the prefill of the app; a start with a prefill replaces it.
 *
 * Rejects with `NO_ACTIVE_ADDRESS`, `SWAP_NOT_SUPPORTED` or `TOKENS_UNAVAILABLE`, and with an `AbortError` if another
 * start replaces it, or the form is emptied: the account or the network changes, or the visitor leaves its views.
 *
 * @example
 * ```ts
 * import { startSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await startSwap(config, { toToken: 'USDC', amount: '0.1' })
 * ```
 */
export async function startSwap(config: Config, prefill: SwapPrefill = {}): Promise<void> {
  const internals = internalsOf(config)
  const { store, emit, shared, processes } = internals
  const { address } = store.get(accountAtom)
  const { caipNetworkId } = store.get(networkAtom)
  if (address === undefined) throw createActionError('NO_ACTIVE_ADDRESS')
  if (!getSwapNetworks(config).includes(caipNetworkId))
    throw createError('SWAP_NOT_SUPPORTED', undefined, { value: caipNetworkId })
  const running = shared.get(START_PROCESS)
  if (running && !Object.values(prefill).some(Boolean)) return void (await running)
  const before = store.get(swapAtom)
  // A change of the account or the network ends the start, too.
  watchSwapAccount(config)
  const start = runProcess(internals, START_PROCESS, undefined, async (signal) => {
    const { tokens } = await getTokenBalances(config, { address, caipNetworkId })
    signal.throwIfAborted()
    const isByName = prefill.fromToken !== undefined || prefill.toToken !== undefined
    const queryOptions = swapTokensQueryOptions(config, { address, caipNetworkId })
    const listed = isByName ? await within(config, fetchQuery(config, queryOptions), signal) : undefined
    signal.throwIfAborted()
    const all = listed?.all ?? []
    const keys = new Set(all.map(({ id }) => tokenKey(id)))
    // Anyone can send the account a token with a known symbol: tokens of the provider come first.
    const known = tokens.filter(({ id }) => keys.has(tokenKey(id)))
    const find = (symbol: string | undefined, others: readonly SwapToken[]): SwapToken | undefined =>
      symbol === undefined ? undefined : [...known, ...others].find(hasSymbol(symbol))
    const set = store.get(swapAtom)
    const sourceToken = find(prefill.fromToken, [...tokens, ...all]) ?? nativeToken(config, tokens)
    const wanted = typeAmount('', prefill.amount ?? '', sourceToken.symbol)
    const form = {
      sourceToken,
      toToken: find(prefill.toToken, [...all, ...tokens]),
      amount: set.amount === before.amount ? wanted : set.amount,
    }
    changeSwap(config, form, { isTyped: false })
    for (const side of ['sourceToken', 'toToken'] as const) {
      const token = set[side]
      if (token && token !== before[side]) setSwapToken(config, side, token)
    }
    emit({
      event: 'OPEN_SWAP',
      properties: { network: caipNetworkId, isSmartAccount: isSmartAccount(config) },
    })
  })
  await share(internals, START_PROCESS, start, processes.get(START_PROCESS)?.signal)
}

const hasSymbol =
  (wanted: string) =>
  ({ symbol }: SwapToken): boolean =>
    symbol.toLowerCase() === wanted.toLowerCase()

/** The list; `undefined` if it fails or is late. */
const within = (
  config: Config,
  list: Promise<SwapTokens>,
  signal: AbortSignal,
): Promise<SwapTokens | undefined> =>
  withDeadline(() => list, {
    milliseconds: LIST_WAIT_MS,
    signal,
    after: internalsOf(config).timers.after,
  }).catch(() => undefined)

/** The native currency of the network, also if the account holds none of it. */
function nativeToken(config: Config, tokens: readonly SwapToken[]): SwapToken {
  const { store } = internalsOf(config)
  const { caipNetworkId } = store.get(networkAtom)
  const id = tokenId(caipNetworkId, undefined)
  const held = tokens.find((token) => tokenKey(token.id) === tokenKey(id))
  const { name, symbol, decimals } = networkById(store.get(networksAtom), caipNetworkId).nativeCurrency
  const quantity = { decimals: String(decimals), numeric: '0' }
  return held ?? { id, caipNetworkId, name: name || symbol, symbol, quantity }
}
