import { messageOf } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { failures } from '../../core/problems/problems.ts'
import { inBackground, requireParameters } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { tokenId } from '../../data/tokens/rules.ts'
import { isSmartAccount } from '../../wallet/state.ts'
import { followRequest } from '../money/followRequest.ts'
import { transferToken } from '../money/rules.ts'
import { askWallet, orReject } from '../requests/askWallet.ts'
import { requestOperation } from '../requests/requestOperation.ts'
import { sentBy } from '../requests/requests.ts'
import type { AskNow } from '../requests/types.ts'
import { createError } from './errors.ts'
import { clearForm, sendAtom, sendRequests } from './state.ts'
import type { SendReview, SentTransfer } from './types.ts'

export type ConfirmSendParameters = {
  /** Result of `prepareSend`, as the visitor was shown it. */
  readonly review: SendReview
}

/**
 * Asks the wallet to send the reviewed transfer. Resolves with the hash; `getSend(config).last` has the outcome later.
 * Two calls are one send. Only the review that is shown can be sent: a change of the form, the account or the network
 * withdraws it. After a rejection or a failure the same review can be confirmed again; not after `SEND_UNCLEAR`,
 * because it may have been sent.
 *
 * Rejects with `UserRejectedError`, `SEND_OUTDATED`, `SEND_UNDER_WAY`, `SEND_TRANSACTION_FAILED`,
 * `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`,
 * `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { confirmSend, prepareSend } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const review = await prepareSend(config)
 * const { hash } = await confirmSend(config, { review })
 * ```
 */
export function confirmSend(config: Config, parameters: ConfirmSendParameters): Promise<SentTransfer> {
  return orReject(() => send(config, requireParameters(config, 'confirmSend', parameters, 'review').review))
}

function send(config: Config, review: SendReview): Promise<SentTransfer> {
  const internals = internalsOf(config)
  const { store, emit } = internals
  const { token, amount, caipNetworkId: network } = review
  const isNative = transferToken(token.address) === undefined
  const properties = (name: string) => ({
    isSmartAccount: isSmartAccount(config),
    token: name,
    amount: Number(amount),
    network,
  })
  const emptyForm = (): void => {
    // A form that was filled in meanwhile stays.
    if (store.get(sendAtom).review === review) clearForm(internals)
  }
  return askWallet(config, sendRequests, {
    review,
    refusal: (reason) => createError(reason === 'underWay' ? 'SEND_UNDER_WAY' : 'SEND_OUTDATED'),
    onAsk: () =>
      emit({ event: 'SEND_INITIATED', properties: properties(isNative ? token.symbol : token.id) }),
    request: (askNow) => requestTransfer(config, review, 'send', askNow),
    onSent: (sent) => followTransfer(config, sent),
    onAnswer(hash) {
      const sent = sentBy(review, hash)
      emptyForm()
      emit({ event: 'SEND_SUCCESS', properties: { ...properties(token.symbol), hash: sent.hash } })
      return sent
    },
    onError(error, status) {
      const event = status === 'declined' ? 'SEND_REJECTED' : 'SEND_ERROR'
      emit({ event, properties: { ...properties(token.symbol), message: messageOf(error) ?? '' } })
      if (status === 'unclear') emptyForm()
    },
  })
}

const failureCodes = {
  pending: undefined,
  reverted: 'SEND_REVERTED',
  expired: 'SEND_EXPIRED',
  confirmed: undefined,
  replaced: undefined,
  unclear: 'SEND_UNCLEAR',
} as const

/** Waits in the background for the outcome of a send (R53), and reports a failed one that the modal does not show. */
function followTransfer(config: Config, sent: SentTransfer): void {
  const internals = internalsOf(config)
  const { store, ports } = internals
  const { token, amount, caipNetworkId } = sent.review
  const following = followRequest(config, sendRequests, {
    sent,
    kind: 'send',
    amounts: [{ amount, symbol: token.symbol }],
    changed: [tokenId(caipNetworkId, undefined), token.id],
    onOutcome(outcome) {
      const failure = failureCodes[outcome]
      const { isOpen, isInline, view } = ports.shown?.() ?? {}
      const isShown = (isOpen || isInline) && view === 'WalletSendConfirmed'
      // That view shows the outcome of the last send.
      const isLast = store.get(sendAtom).last?.review === sent.review
      if (failure && !(isShown && isLast)) failures.emit(config, createError(failure))
    },
  })
  void inBackground(internals, following)
}

/** Asks the wallet for exactly the reviewed transfer, from the account and on the network of the review. */
export function requestTransfer(
  config: Config,
  { account, caipNetworkId, token, amount: text, value, to }: SendReview,
  kind: 'send' | 'pay',
  askNow: AskNow,
): Promise<string> {
  const contract = transferToken(token.address)
  const shown = { kind, amounts: [{ amount: text, symbol: token.symbol }], to }
  const signer = { account, caipNetworkId, shown, askNow }
  const amount = BigInt(value)
  if (contract === undefined)
    return requestOperation(config, 'sendTransaction', { to, value: amount }, signer)
  const decimals = Number(token.quantity.decimals)
  return requestOperation(config, 'transferToken', { to, token: contract, value: amount, decimals }, signer)
}
