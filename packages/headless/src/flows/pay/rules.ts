import type { TransactionOutcome } from '@foyer/chains'
import { parseUnits } from '@foyer/chains/units'
import { isOwnerless, isTokenItself } from '../money/rules.ts'
import type { PayOption, PayRequest } from './types.ts'

export type PayInvalid = 'recipient' | 'amount' | 'network' | 'namespace'

/** First problem of a payment request; such a request is not shown. */
export function payProblem(facts: {
  readonly request: PayRequest
  readonly networks: readonly { readonly caipNetworkId: string }[]
  readonly isAddress: (option: PayOption, address: string) => boolean
  readonly canPay: (option: PayOption) => boolean
}): PayInvalid | undefined {
  const { recipient, options } = facts.request
  // JavaScript apps may pass no options, or another value than a list.
  if (!Array.isArray(options) || options.length === 0) return 'amount'
  if (options.some(({ amount, decimals }) => !parseUnits(amount, decimals, 'refuse'))) return 'amount'
  if (!options.every((option) => facts.networks.some((each) => each.caipNetworkId === option.caipNetworkId)))
    return 'network'
  if (!options.every(facts.canPay)) return 'namespace'
  const isPayable = (option: PayOption): boolean =>
    facts.isAddress(option, recipient) &&
    !isTokenItself({ token: { ...option, address: option.assetAddress }, receiver: recipient })
  return !isOwnerless(recipient) && options.every(isPayable) ? undefined : 'recipient'
}

export type PayStepState = 'waiting' | 'active' | 'done' | 'failed'
/** `unclear`: the wallet did not report whether it paid. */
export type PayStatus = 'ready' | 'paying' | 'pending' | 'success' | 'failed' | 'unclear'
export type PayProgress = {
  readonly status: PayStatus
  /** `receiving`: the amount leaves the wallet. `sending`: it arrives at the recipient. */
  readonly steps: readonly { readonly name: 'receiving' | 'sending'; readonly state: PayStepState }[]
}

const ends: Readonly<Record<TransactionOutcome, readonly [PayStatus, PayStepState, PayStepState]>> = {
  pending: ['pending', 'done', 'active'],
  confirmed: ['success', 'done', 'done'],
  reverted: ['failed', 'done', 'failed'],
  expired: ['failed', 'failed', 'waiting'],
  // The wallet has replaced the transaction; the replacement is unknown to the app.
  replaced: ['unclear', 'done', 'active'],
  unclear: ['unclear', 'active', 'waiting'],
}

/**
 * Progress of a payment (docs/spec/views.md §4.9.3). Nothing is converted: the recipient gets the paid amount.
 */
export function payProgress(facts: {
  readonly isPaying: boolean
  readonly isUnclear: boolean
  readonly outcome: TransactionOutcome | undefined
}): PayProgress {
  const [status, receiving, sending] = endOf(facts)
  return {
    status,
    steps: [
      { name: 'receiving', state: receiving },
      { name: 'sending', state: sending },
    ],
  }
}

function endOf(facts: Parameters<typeof payProgress>[0]): readonly [PayStatus, PayStepState, PayStepState] {
  if (facts.outcome) return ends[facts.outcome]
  if (facts.isUnclear) return ['unclear', 'active', 'waiting']
  return facts.isPaying ? ['paying', 'active', 'waiting'] : ['ready', 'waiting', 'waiting']
}
