import { isSameAddress, parseCaipAddress } from '@foyer/chains'
import { formatUnits, parseUnits } from '@foyer/chains/units'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { hasFeature } from '../../data/features/featureRules.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenKey } from '../../data/tokens/rules.ts'
import { checkUnits, readContractSymbol, withContractSymbol } from '../../data/tokens/tokenContract.ts'
import { readChain } from '../../wallet/readChain.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { accountAtom, isSmartAccount } from '../../wallet/state.ts'
import { transferToken } from '../money/rules.ts'
import { showReview } from '../requests/requests.ts'
import { createError } from './errors.ts'
import { exactAmount, missingForSend, sendProblem, isFeeCovered } from './rules.ts'
import { formRequestAtom, patchForm, sendAtom, sendRequests } from './state.ts'
import type { SendReview, SendFee } from './types.ts'

/**
 * Makes a review of the form for the current account and network; `confirmSend` sends exactly this review. Fetches the
 * balance of the token again if it is stale.
 *
 * Rejects with `TOKEN_DECIMALS_DIFFER`, `TOKEN_DECIMALS_UNKNOWN`, `TOKEN_NOT_FOUND`, `OPERATION_NOT_SUPPORTED`,
 * `SEND_MISSING`, `SEND_TOKEN_MISSING`, `SEND_INVALID`, `SEND_NOT_SUPPORTED` or `NO_ACTIVE_ADDRESS`.
 *
 * @example
 * ```ts
 * import { confirmSend, getTokenBalances, prepareSend, setSendAmount, setSendReceiver, setSendToken } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { tokens } = await getTokenBalances(config)
 * setSendToken(config, tokens[0])
 * setSendAmount(config, '0.1')
 * setSendReceiver(config, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
 * const review = await prepareSend(config)
 * if (confirm(`Send ${review.amount} ${review.token.symbol} to ${review.to}?`)) await confirmSend(config, { review })
 * ```
 */
export async function prepareSend(config: Config): Promise<SendReview> {
  const { store } = internalsOf(config)
  await refreshToken(config)
  const checked = requireForm(config)
  const [symbol] = await Promise.all([
    readContractSymbol(config, checked.token),
    checkUnits(config, checked.token),
  ])
  const { token, amount, to, value, receiver, earlier } = requireForm(config)
  // Another token was chosen meanwhile.
  if (tokenKey(token.id) !== tokenKey(checked.token.id)) throw createError('SEND_OUTDATED')
  const { caipAddress: account, address } = store.get(accountAtom)
  const { caipNetworkId } = token
  const namespace = namespaceOf(caipNetworkId)
  if (account === undefined || address === undefined) throw createActionError('NO_ACTIVE_ADDRESS')
  if (!hasFeature(namespace, 'send')) throw createError('SEND_NOT_SUPPORTED', { namespace })
  // A second click leads to the same review; every change of the form withdraws it.
  if (earlier) return earlier
  return showReview(config, sendRequests, {
    account,
    caipNetworkId,
    token: withContractSymbol(token, symbol),
    amount: exactAmount(amount),
    value,
    to,
    name: receiver.name,
    imageUrl: receiver.imageUrl,
    isOwn: isSameAddress(address, to),
    request: store.get(formRequestAtom),
  })
}

/** The form, if it can be reviewed. */
function requireForm(config: Config) {
  const { token, amount, receiver, review: earlier } = internalsOf(config).store.get(sendAtom)
  const to = receiver.address
  const missing = missingForSend({
    amount,
    receiver: to ?? (receiver.status === 'empty' ? undefined : receiver.text),
    hasToken: token !== undefined,
  })
  if (missing) throw createError(missing)
  const problem = sendProblem({ token, amount, receiver: receiver.status })
  const value = token && parseUnits(amount, Number(token.quantity.decimals), 'refuse')?.toString()
  if (problem || !token || to === undefined || value === undefined)
    throw createError('SEND_INVALID', { problem: problem ?? 'invalidReceiver' })
  return { token, amount, to, value, receiver, earlier }
}

/** Updates the balance of the chosen token. Keeps the token as it was chosen if the balance cannot be read. */
async function refreshToken(config: Config): Promise<void> {
  const internals = internalsOf(config)
  const { token } = internals.store.get(sendAtom)
  if (!token) return
  const { caipNetworkId } = token
  const list = await getTokenBalances(config, { caipNetworkId }).catch(() => undefined)
  const now = list?.tokens.find(({ id }) => tokenKey(id) === tokenKey(token.id))
  const isSame = !now || (now.quantity.numeric === token.quantity.numeric && now.price === token.price)
  if (!isSame && internals.store.get(sendAtom).token === token) patchForm(internals, { token: now })
}

/** Cost of a reviewed transfer by the network's nodes, and whether the account covers it. */
export async function fetchSendFee(
  config: Config,
  { account, caipNetworkId, token, to, value }: SendReview,
  signal: AbortSignal,
): Promise<SendFee> {
  const { address } = parseCaipAddress(account)
  const contract = transferToken(token.address)
  const at = { caipNetworkId, signal }
  const [cost, balance] = await Promise.all([
    readChain(config, 'estimateTransfer', {
      ...at,
      parameters: { address, to, value: BigInt(value), token: contract },
    }),
    readChain(config, 'getBalance', { ...at, parameters: { address } }),
  ])
  const { symbol, decimals } = balance
  const { withheld } = cost
  return {
    fee: formatUnits(cost.fee, decimals),
    deposit: formatUnits(cost.deposit, decimals),
    symbol,
    ...(withheld !== undefined && {
      received: formatUnits(`${BigInt(value) - BigInt(withheld)}`, Number(token.quantity.decimals)),
    }),
    isCovered:
      isSmartAccount(config) ||
      isFeeCovered({ balance: balance.value, value, isNative: contract === undefined, ...cost }),
  }
}
