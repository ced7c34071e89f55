import { parseUnits } from '@foyer/chains/units'
import { checkAmount } from '../../core/checkOptions.ts'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import { inBackground, watchUntil, runProcess, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { tokenKey } from '../../data/tokens/rules.ts'
import { accountAtom, networkAtom } from '../../wallet/state.ts'
import { typeAmount } from '../send/amountRules.ts'
import {
  decimalsOf,
  flipped,
  shownToAmount,
  QUOTE_PROCESS,
  REVIEW_PROCESS,
  QUOTE_WAIT_MS,
  swapProblem,
} from './formRules.ts'
import { swapQuoteQueryOptions } from './queries.ts'
import { swapAtom, changeForm, patchForm, loseSwap } from './state.ts'
import type { SwapQuote, SwapSide, SwapToken } from './types.ts'

const otherOf = { sourceToken: 'toToken', toToken: 'sourceToken' } as const

/**
 * Chooses the given or the received token, one of `getSwapTokens`. If it is on the other side, the sides change places.
 *
 * @example
 * ```ts
 * import { getSwapTokens, setSwapToken } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { all } = await getSwapTokens(config)
 * const [token] = all
 * if (token) setSwapToken(config, 'toToken', token)
 * ```
 */
export function setSwapToken(config: Config, side: SwapSide, token: SwapToken): void {
  const form = internalsOf(config).store.get(swapAtom)
  const other = form[otherOf[side]]
  const isTaken = other !== undefined && tokenKey(other.id) === tokenKey(token.id)
  changeSwap(config, { [side]: token, ...(isTaken && { [otherOf[side]]: form[side] }) }, { isTyped: false })
}

/**
 * Sets the given amount, in whole tokens, to the typed or pasted text; a text that is no amount changes nothing. The
 * quote follows 200 ms after the last change.
 *
 * @example
 * ```ts
 * import { setSwapAmount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * setSwapAmount(config, '0.25')
 * ```
 */
export function setSwapAmount(config: Config, typed: string): void {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkAmount(typed)
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
  const { amount, sourceToken } = internalsOf(config).store.get(swapAtom)
  changeSwap(config, { amount: typeAmount(amount, typed, sourceToken?.symbol) }, { isTyped: true })
}

/**
 * Exchanges the sides: the quoted amount, or `1` without a quote, becomes the given one. Does nothing on an empty form.
 *
 * @example
 * ```ts
 * import { flipSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * flipSwap(config)
 * ```
 */
export function flipSwap(config: Config): void {
  const { sourceToken, toToken, request } = internalsOf(config).store.get(swapAtom)
  if (!sourceToken && !toToken) return
  const { queryKey } = swapQuoteQueryOptions(config, { request })
  const quote = request && getQueryClient(config).getQueryData<SwapQuote>(queryKey)
  const toAmount = quote && toToken && shownToAmount(quote.toUnits, decimalsOf(toToken))
  changeSwap(config, flipped({ sourceToken, toToken, toAmount }), { isTyped: false })
}

/** Empties the form after a change of the account or the network (docs/spec/api.md §8.4). */
export function watchSwapAccount(config: Config): void {
  const { store } = internalsOf(config)
  const read = (): string => `${store.get(accountAtom).caipAddress} ${store.get(networkAtom).caipNetworkId}`
  const filledFor = read()
  watchUntil(config, 'swapForm', {
    atoms: [accountAtom, networkAtom],
    isOver: () => read() !== filledFor,
    end: () => loseSwap(config),
  })
}

type Change = Parameters<typeof changeForm>[1]

/**
 * Changes the form, and requests a quote: at once, or 200 ms after the last typed change (docs/spec/api.md §8.4).
 */
export function changeSwap(config: Config, change: Change, { isTyped }: { readonly isTyped: boolean }): void {
  const internals = internalsOf(config)
  const { processes } = internals
  processes.get(QUOTE_PROCESS)?.abort()
  processes.get(REVIEW_PROCESS)?.abort()
  watchSwapAccount(config)
  changeForm(internals, change)
  if (!isTyped) return ask(config)
  const asking = runProcess(internals, QUOTE_PROCESS, undefined, async (signal) => {
    await waitFor(config, QUOTE_WAIT_MS, signal)
    ask(config)
  })
  void inBackground(internals, asking)
}

function ask(config: Config): void {
  const internals = internalsOf(config)
  const { store } = internals
  const form = store.get(swapAtom)
  const { sourceToken, toToken, amount } = form
  const { caipAddress: account } = store.get(accountAtom)
  if (swapProblem(form) || !sourceToken || !toToken || !account) return
  const value = parseUnits(amount, decimalsOf(sourceToken), 'halfUp')?.toString()
  if (value === undefined) return
  const { caipNetworkId } = store.get(networkAtom)
  patchForm(internals, { request: { account, caipNetworkId, sourceToken, toToken, value } })
}
