import { isAbort, isReceiver, load } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import { runProcess, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { getFeatures } from '../../data/features/getFeatures.ts'
import { gasPriceQueryOptions } from '../../data/gas/queries.ts'
import { createError as createNameError } from '../../data/names/errors.ts'
import { isNamesOn } from '../../data/names/nameService.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import type { TokenBalance } from '../../data/tokens/types.ts'
import { loadReadChain } from '../../wallet/lazy.ts'
import { accountAtom, networkAtom } from '../../wallet/state.ts'
import { isOwnerless, transferToken } from '../money/rules.ts'
import { maxAmount } from './amountRules.ts'
import { createError } from './errors.ts'
import { RECEIVER_PROCESS, RECEIVER_WAIT_MS, receiverKind, requestNetwork } from './rules.ts'
import { resetSend, setSendAmount, setSendToken, watchSendAccount } from './setSend.ts'
import { editForm, openedRequestAtom, patchForm, sendAtom } from './state.ts'
import type { SendRequest, SendReceiver } from './types.ts'

type SendContent = Pick<SendRequest, 'amount' | 'assetAddress' | 'to'>

/**
 * Fills the form with the request of an app. Rejects with `SEND_TOKEN_UNKNOWN` if the account holds none of the token,
 * and with `SEND_OUTDATED` when the account or the network changes meanwhile.
 *
 * Also rejects with `TOKENS_UNAVAILABLE`.
 *
 * @example
 * ```ts
 * import { fillSend, prepareSend } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await fillSend(config, { amount: '0.5', to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 * const review = await prepareSend(config)
 * ```
 */
export async function fillSend(config: Config, { amount, assetAddress, to }: SendContent): Promise<void> {
  const internals = internalsOf(config)
  const { store } = internals
  const { caipNetworkId } = store.get(networkAtom)
  const { caipAddress } = store.get(accountAtom)
  // CAIP-10: another network is another account.
  const isUnchanged = (): boolean => store.get(accountAtom).caipAddress === caipAddress
  const list = await getTokenBalances(config, { caipNetworkId }).catch((error: unknown) => {
    // A disconnect cancels the request.
    if (isUnchanged()) throw error
  })
  if (!list || !isUnchanged()) throw createError('SEND_OUTDATED')
  const wanted = tokenKey(tokenId(caipNetworkId, transferToken(assetAddress)))
  const token = list.tokens.find(({ id }) => tokenKey(id) === wanted)
  resetSend(config)
  if (!token) throw createError('SEND_TOKEN_UNKNOWN', undefined, { value: assetAddress })
  setSendToken(config, token)
  setSendAmount(config, amount)
  setSendReceiver(config, to)
  const request = store.get(openedRequestAtom)
  // A transfer on another network does not fulfil the request.
  if (
    request &&
    requestNetwork(request) === caipNetworkId &&
    isSameRequest(request, { amount, assetAddress, to })
  )
    patchForm(internals, { request })
}

const isSameRequest = (one: SendContent, other: SendContent): boolean =>
  one.amount === other.amount && one.to === other.to && one.assetAddress === other.assetAddress

/**
 * Sets the amount to the highest that can be sent of the chosen token: the balance, less the fee if it is the native
 * currency.
 *
 * @example
 * ```ts
 * import { getSend, setMaxSendAmount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await setMaxSendAmount(config)
 * const { amount } = getSend(config)
 * ```
 */
export async function setMaxSendAmount(config: Config): Promise<void> {
  const internals = internalsOf(config)
  const { token, amount } = internals.store.get(sendAtom)
  if (!token) return
  const reserve = transferToken(token.address) === undefined ? await reserveOf(config, token) : undefined
  // Another token was chosen, or an amount was typed meanwhile.
  const now = internals.store.get(sendAtom)
  if (now.token !== token || now.amount !== amount) return
  const { numeric: balance, decimals } = token.quantity
  editForm(internals, { amount: maxAmount({ balance, decimals: Number(decimals), reserve }) })
}

/**
 * Base units of the native currency to keep for the fee; `undefined` where the cost is unknown: the wallet then refuses
 * an amount that is too large.
 */
async function reserveOf(config: Config, { caipNetworkId }: TokenBalance): Promise<string | undefined> {
  const options = gasPriceQueryOptions(config, { caipNetworkId })
  const gasPrice = options.enabled
    ? await fetchQuery(config, options)
        .then(({ standard }) => BigInt(standard))
        .catch(() => undefined)
    : undefined
  const { readChain } = await loadReadChain()
  const { address } = internalsOf(config).store.get(accountAtom)
  if (address === undefined) return undefined
  const parameters = { address, gasPrice }
  return readChain(config, 'getTransferReserve', { caipNetworkId, parameters }).catch(() => undefined)
}

/**
 * Sets the receiver to the typed or pasted text: an address at once; a name is resolved, 500 ms after the last change.
 *
 * @example
 * ```ts
 * import { getSend, setSendReceiver } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * setSendReceiver(config, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
 * const { status } = getSend(config).receiver // 'ready'
 * ```
 */
export function setSendReceiver(config: Config, text: string): void {
  const internals = internalsOf(config)
  const { processes, store } = internals
  const { caipNetworkId, chainNamespace: namespace, name: network } = store.get(networkAtom)
  const set = (receiver: SendReceiver): void => editForm(internals, { receiver })
  processes.get(RECEIVER_PROCESS)?.abort()
  watchSendAccount(config)
  const { kind, address } = receiverKind({
    text,
    namespace,
    hasNames: isNamesOn(config, caipNetworkId),
    isAddress: (value) => isReceiver(namespace, value),
  })
  if (kind === 'empty') return set({ text, status: 'empty' })
  if (kind === 'invalid') return set({ text, status: 'invalid' })
  if (kind === 'address') {
    loadActivity(config)
    return set({ text, status: 'ready', address })
  }
  set({ text, status: 'resolving' })
  runProcess(internals, RECEIVER_PROCESS, undefined, async (signal) => {
    await waitFor(config, RECEIVER_WAIT_MS, signal)
    const { resolveName } = await load(() => import('../../data/names/resolveName.ts'))
    const found = await resolveName(config, { name: text, caipNetworkId, signal })
    signal.throwIfAborted()
    const { address: resolved, name, avatar } = found
    if (resolved === null)
      return set({ text, status: 'invalid', error: createNameError('NAME_ADDRESS_MISSING', { network }) })
    if (isOwnerless(resolved)) return set({ text, status: 'invalid' })
    loadActivity(config)
    const receiver = {
      text,
      status: 'ready',
      address: resolved,
      name,
      imageUrl: avatar ?? undefined,
    } as const
    // Not an edit by the visitor: a request of the app still fills the form.
    patchForm(internals, { receiver })
  }).catch((error: unknown) => {
    // An aborted lookup reports nothing: the visitor has changed the text.
    if (!isAbort(error)) set({ text, status: 'invalid', error })
  })
}

/** Loads the activity, with whose receivers the policies compare this one (address poisoning). */
function loadActivity(config: Config): void {
  const { store, report } = internalsOf(config)
  const { address, namespace } = store.get(accountAtom)
  const { caipNetworkId } = store.get(networkAtom)
  if (!getFeatures(config, { namespace }).activity) return
  load(() => import('../../data/activity/queries.ts'))
    .then(({ prefetchTransactions }) => prefetchTransactions(config, { address, caipNetworkId }))
    .catch(report)
}
