import {
  type FoyerError,
  isFoyerError,
  isUserRejected,
  messageOf,
  type UserRejectedError,
  isAbort,
  parseCaipAddress,
} from '@foyer/chains'
import { isSmartAccount, accountAtom } from '../../wallet/accountState.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { networkAtom } from '../../wallet/networkState.ts'
import { createError } from './errors.ts'
import { requestTransfer } from './prepareSend.ts'
import { transferToken } from './rules.ts'
import { clearForm, sendAtom, sendingReviewAtom, setLast, setSending, setUnclear } from './state.ts'
import type { SendReview, SentTransfer } from './types.ts'
import { loadActivity } from '../../data/activity/lazy.ts'
import { failures } from '../../core/problems/problems.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId } from '../../data/tokens/rules.ts'

export type ConfirmSendParameters = {
  /** What `prepareSend` resolved with, and the visitor was shown. */
  readonly review: SendReview
}
export type ConfirmSendErrorType =
  | UserRejectedError
  | FoyerError<
      | 'SEND_OUTDATED'
      | 'SEND_UNDER_WAY'
      | 'SEND_TRANSACTION_FAILED'
      | 'SEND_UNCLEAR'
      | 'NO_ACTIVE_ADDRESS'
      | 'CLIENT_NOT_FOUND'
      | 'ACCOUNT_CHANGED'
      | 'NETWORK_CHANGED'
      | 'OPERATION_NOT_SUPPORTED'
      | 'LOAD_FAILED'
    >

const NAME = 'send'

/**
 * Has the wallet send what was reviewed, and resolves as soon as it has: how it ends stands in `getSend(config).last`
 * later. Two calls are one send. Nothing is sent but the review that stands: with the form, the account or the network it
 * goes. After a failure or a refusal the same review can be confirmed again; not after `SEND_UNCLEAR`, when it may have
 * been sent all the same.
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
export function confirmSend(config: Config, { review }: ConfirmSendParameters): Promise<SentTransfer> {
  const { store, shared } = internalsOf(config)
  const running = shared.get(NAME) as Promise<SentTransfer> | undefined
  if (running)
    return store.get(sendingReviewAtom) === review ? running : Promise.reject(createError('SEND_UNDER_WAY'))
  const sending = carryOut(config, review)
  shared.set(NAME, sending)
  const done = (): boolean => shared.delete(NAME)
  sending.then(done, done)
  return sending
}

async function carryOut(config: Config, review: SendReview): Promise<SentTransfer> {
  const internals = internalsOf(config)
  const { store, emit } = internals
  if (store.get(sendAtom).review !== review) throw createError('SEND_OUTDATED')
  if (store.get(accountAtom).caipAddress !== review.account) throw createActionError('ACCOUNT_CHANGED')
  if (store.get(networkAtom).caipNetworkId !== review.caipNetworkId)
    throw createActionError('NETWORK_CHANGED')
  const { token, amount, caipNetworkId: network } = review
  const isSmart = isSmartAccount(config)
  const told = (name: string) => ({
    isSmartAccount: isSmart,
    token: name,
    amount: Number(amount),
    network,
  })
  const isNative = transferToken(token.address) === undefined
  emit({ event: 'SEND_INITIATED', properties: told(isNative ? token.symbol : token.id) })
  setSending(internals, review)
  setUnclear(internals, undefined)
  try {
    const hash = await requestTransfer(config, review)
    const sent: SentTransfer = { hash, review, outcome: 'pending' }
    setLast(internals, sent)
    // Whoever began another form meanwhile keeps it.
    if (store.get(sendAtom).review === review) clearForm(internals)
    emit({ event: 'SEND_SUCCESS', properties: { ...told(token.symbol), hash } })
    followTransfer(config, sent)
    return sent
  } catch (error) {
    const event = isUserRejected(error) ? 'SEND_REJECTED' : 'SEND_ERROR'
    emit({ event, properties: { ...told(token.symbol), message: messageOf(error) ?? '' } })
    if (isFoyerError(error, 'SEND_UNCLEAR')) {
      // It may be on its way, so nobody is led to send it twice.
      setUnclear(internals, { review, error })
      if (store.get(sendAtom).review === review) clearForm(internals)
    }
    throw error
  } finally {
    setSending(internals, undefined)
  }
}

/** Waits in the background for how a send ends (R53), says so when it failed, and reads anew what it changed. */
export function followTransfer(config: Config, sent: SentTransfer): void {
  const { report } = internalsOf(config)
  follow(config, sent).catch((error: unknown) => {
    if (!isAbort(error)) report(error)
  })
}

const failureCodes = {
  reverted: 'SEND_REVERTED',
  expired: 'SEND_EXPIRED',
  confirmed: undefined,
  replaced: undefined,
} as const

async function follow(config: Config, sent: SentTransfer): Promise<void> {
  const internals = internalsOf(config)
  const { store, timers } = internals
  const { hash, review } = sent
  const { caipNetworkId, token, amount } = review
  const { address } = parseCaipAddress(review.account)
  const { trackTransaction } = await loadActivity()
  const outcome = await trackTransaction(config, {
    caipNetworkId,
    address,
    hash,
    kind: 'send',
    amounts: [{ amount, symbol: token.symbol }],
    time: timers.now(),
  })
  if (outcome === undefined || outcome === 'pending') return
  if (store.get(sendAtom).last?.hash === hash) setLast(internals, { ...sent, outcome })
  const failure = failureCodes[outcome]
  if (failure) failures.emit(config, createError(failure))
  // Where nobody says what there is now, that has been said already.
  await getTokenBalances(config, {
    address,
    caipNetworkId,
    forceUpdate: [tokenId(caipNetworkId, undefined), token.id],
  }).catch(() => undefined)
}
