import { getQueryClient } from '../../core/queryClient.ts'
import { accountAtom, isSmartAccount, networkAtom, networksAtom } from '../../wallet/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { waitFor, runProcess } from '../../core/tasks.ts'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { networkById } from '../../wallet/rules.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import { swapTokensQueryOptions } from './queries.ts'
import { changeSwap } from './setSwap.ts'
import { createError } from './errors.ts'
import type { SwapPrefill, SwapToken, SwapTokens } from './types.ts'
import { typeAmount } from '../send/amountRules.ts'
import { getSwapNetworks } from './getSwapNetworks.ts'

/** Longest wait for the token list when an app names tokens by symbol (docs/spec/api.md §17). */
const LIST_WAIT_MS = 5000

/**
 * Begins a swap on the network in use: its own currency is given, unless an app asks for something else by symbols.
 *
 * Rejects with `NO_ACTIVE_ADDRESS`, `SWAP_NOT_SUPPORTED` or `TOKENS_UNAVAILABLE`.
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
  const { store, emit } = internals
  const { address } = store.get(accountAtom)
  const { caipNetworkId } = store.get(networkAtom)
  if (address === undefined) throw createActionError('NO_ACTIVE_ADDRESS')
  if (!getSwapNetworks(config).includes(caipNetworkId))
    throw createError('SWAP_NOT_SUPPORTED', undefined, { value: caipNetworkId })
  await runProcess(internals, 'swapStart', undefined, async (signal) => {
    const { tokens } = await getTokenBalances(config, { address, caipNetworkId })
    signal.throwIfAborted()
    const isByName = prefill.fromToken !== undefined || prefill.toToken !== undefined
    const queryOptions = swapTokensQueryOptions(config, { address, caipNetworkId })
    const listed = isByName
      ? await within(
          config,
          getQueryClient(config).fetchQuery({ ...queryOptions, retry: false, networkMode: 'always' }),
          signal,
        )
      : undefined
    signal.throwIfAborted()
    const find = (symbol: string | undefined): SwapToken | undefined =>
      symbol === undefined ? undefined : [...tokens, ...(listed?.all ?? [])].find(hasSymbol(symbol))
    changeSwap(
      config,
      {
        sourceToken: find(prefill.fromToken) ?? nativeToken(config, tokens),
        toToken: find(prefill.toToken),
        amount: typeAmount('', prefill.amount ?? ''),
      },
      { isTyped: false },
    )
    emit({
      event: 'OPEN_SWAP',
      properties: { network: caipNetworkId, isSmartAccount: isSmartAccount(config) },
    })
  })
}

const hasSymbol =
  (wanted: string) =>
  ({ symbol }: SwapToken): boolean =>
    symbol.toLowerCase() === wanted.toLowerCase()

/** The list, if it comes in time. */
const within = (
  config: Config,
  list: Promise<SwapTokens>,
  signal: AbortSignal,
): Promise<SwapTokens | undefined> =>
  Promise.race([list.catch(() => undefined), waitFor(config, LIST_WAIT_MS, signal).then(() => undefined)])

/** The network's native currency, also if the account has none of it. */
function nativeToken(config: Config, tokens: readonly SwapToken[]): SwapToken {
  const { store } = internalsOf(config)
  const { caipNetworkId } = store.get(networkAtom)
  const id = tokenId(caipNetworkId, undefined)
  const held = tokens.find((token) => tokenKey(token.id) === tokenKey(id))
  const { name, symbol, decimals } = networkById(store.get(networksAtom), caipNetworkId).nativeCurrency
  const quantity = { decimals: String(decimals), numeric: '0' }
  return held ?? { id, caipNetworkId, name: name || symbol, symbol, quantity }
}
