import { isSameAddress } from '@foyer/chains'
import { parseUnits } from '@foyer/chains/units'
import { watchAtom, type WatchParameters } from '../../core/atoms.ts'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { isNetworkSupported } from '../../data/backend/supportedChains.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import { checkUnits, readContractSymbol, withContractSymbol } from '../../data/tokens/tokenContract.ts'
import type { TokenBalance, TokenBalances } from '../../data/tokens/types.ts'
import { accountAtom, networkAtom } from '../../wallet/state.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { showReview } from '../requests/requests.ts'
import { exactAmount } from '../send/rules.ts'
import { createError } from './errors.ts'
import { payAtom, payRequests, setQuote, withdrawQuote } from './state.ts'
import type { PayOption, PayQuote, PayForm } from './types.ts'

/**
 * Makes a quote of the requested payment with the chosen option; `confirmPay` pays exactly this quote. Switches to the
 * network of the option first.
 *
 * Rejects with `TOKEN_DECIMALS_DIFFER`, `TOKEN_DECIMALS_UNKNOWN`, `TOKEN_NOT_FOUND`, `OPERATION_NOT_SUPPORTED`,
 * `PAY_MISSING`, `PAY_INSUFFICIENT`, `PAY_INVALID`, `PAY_OUTDATED`, `PAY_UNDER_WAY` or `NO_ACTIVE_ADDRESS`; like
 * `switchNetwork` if the switch fails, for example with `UserRejectedError`.
 *
 * @example
 * ```ts
 * import { confirmPay, preparePay } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const quote = await preparePay(config)
 * if (confirm(`Pay ${quote.review.amount} ${quote.option.symbol}?`)) await confirmPay(config, { quote })
 * ```
 */
export function preparePay(config: Config): Promise<PayQuote> {
  return runProcess(internalsOf(config), 'payQuote', undefined, (signal) => prepare(config, signal))
}

async function prepare(config: Config, signal: AbortSignal): Promise<PayQuote> {
  const internals = internalsOf(config)
  const { store } = internals
  const { request, option, progress } = store.get(payAtom)
  if (!request || !option) throw createError('PAY_MISSING')
  if (progress.status !== 'ready') throw createError('PAY_UNDER_WAY')
  withdrawQuote(internals)
  const { caipNetworkId } = option
  if (store.get(accountAtom).address === undefined) throw createActionError('NO_ACTIVE_ADDRESS')
  if (store.get(networkAtom).caipNetworkId !== caipNetworkId)
    await switchNetwork(config, { caipNetworkId, signal })
  signal.throwIfAborted()
  const { caipAddress: account, address } = store.get(accountAtom)
  if (account === undefined || address === undefined) throw createActionError('NO_ACTIVE_ADDRESS')
  const token = await tokenOf(config, option, signal)
  signal.throwIfAborted()
  const { amount } = option
  const value = parseUnits(amount, option.decimals, 'refuse')?.toString()
  // With other decimals than the chain's, the amount would be another one.
  if (value === undefined || Number(token.quantity.decimals) !== option.decimals)
    throw createError('PAY_INVALID', { problem: 'amount' })
  const [symbol] = await Promise.all([readContractSymbol(config, token), checkUnits(config, token)])
  signal.throwIfAborted()
  const now = store.get(payAtom)
  // The app has made another request, or the visitor has chosen another option.
  if (now.request !== request || now.option !== option) throw createError('PAY_OUTDATED')
  const review = showReview(config, payRequests, {
    account,
    caipNetworkId,
    token: withContractSymbol(token, symbol),
    amount: exactAmount(amount),
    value,
    to: request.recipient,
    isOwn: isSameAddress(address, request.recipient),
  })
  const quote: PayQuote = Object.freeze({ option, review })
  setQuote(internals, quote)
  return quote
}

/**
 * The token of an option with the account's balance, which must cover the amount. An unknown balance is left to the
 * wallet.
 */
async function tokenOf(config: Config, option: PayOption, signal: AbortSignal): Promise<TokenBalance> {
  const { caipNetworkId, assetAddress, symbol, name = symbol, decimals, iconUrl } = option
  const id = tokenId(caipNetworkId, assetAddress)
  const unknown: TokenBalance = {
    id,
    caipNetworkId,
    name,
    symbol,
    ...(assetAddress !== undefined && { address: assetAddress }),
    ...(iconUrl !== undefined && { iconUrl }),
    quantity: { decimals: String(decimals), numeric: option.amount },
  }
  const read = (): Promise<TokenBalances> => getTokenBalances(config, { caipNetworkId })
  // A query that another caller started is aborted with that caller: start it again.
  const list = await read().catch(() => (signal.aborted ? undefined : read().catch(() => undefined)))
  if (!list) return unknown
  const token = list.tokens.find((each) => tokenKey(each.id) === tokenKey(id))
  // Without a backend that supports the network, the list has the native currency alone.
  if (!token && assetAddress !== undefined && !(await isNetworkSupported(config, caipNetworkId)))
    return unknown
  const units = (text: string): bigint => parseUnits(text, decimals, 'truncate') ?? 0n
  if (!token || units(token.quantity.numeric) < units(option.amount)) throw createError('PAY_INSUFFICIENT')
  return token
}

/**
 * Payment that an app has requested, and its status.
 *
 * @example
 * ```ts
 * import { getPay } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { request, option } = getPay(config)
 * ```
 */
export const getPay = (config: Config): PayForm => internalsOf(config).store.get(payAtom)
/**
 * Watches the payment: its request, the chosen option and its progress.
 *
 * @example
 * ```ts
 * import { watchPay } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchPay(config, { onChange: ({ progress }) => console.log(progress.status) })
 * ```
 */
export const watchPay = (config: Config, parameters: WatchParameters<PayForm>): (() => void) =>
  watchAtom(config, payAtom, parameters)
