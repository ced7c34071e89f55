import type { Call, CallsStatus, TransactionOutcome } from '@foyer/chains'
import type { SwapReview } from './types.ts'

type Transaction = SwapReview['transaction']

/**
 * Native amount that leaves enough for the fee, if the given one does not (docs/spec/api.md §8.7). In wei; `undefined`
 * where the given amount can stay, or nothing would be left.
 */
export function affordable(facts: {
  readonly amount: string
  readonly balance: string
  /** Part of the balance that is kept for the fee. */
  readonly reserve: string
}): string | undefined {
  const [balance, reserve] = [BigInt(facts.balance), BigInt(facts.reserve)]
  return BigInt(facts.amount) + reserve > balance && balance > reserve ? `${balance - reserve}` : undefined
}

/** Next step of a swap (docs/spec/api.md §8.7). A native currency needs no approval. */
export function nextStep(facts: {
  readonly isNative: boolean
  readonly amount: string
  readonly allowance: string
}): 'approve' | 'swap' {
  return facts.isNative || BigInt(facts.allowance) >= BigInt(facts.amount) ? 'swap' : 'approve'
}

/**
 * Allowance to rely on. `approved`: amount of a confirmed approval, if it was the last transaction of the token. The node
 * of the provider may not have its block yet, and reports 0, or an allowance that was reset. Any other report counts: the
 * visitor may have lowered the amount in the wallet.
 */
export const currentAllowance = (facts: {
  readonly reported: string
  readonly approved: string | undefined
}): string =>
  facts.approved !== undefined && (BigInt(facts.reported) === 0n || BigInt(facts.approved) === 0n)
    ? facts.approved
    : facts.reported

/** Tokens whose allowance must be 0 before it can be changed. */
const strict: ReadonlySet<string> = new Set(['eip155:1:0xdac17f958d2ee523a2206206994597c13d831ec7'])

/** Amount to approve: exactly the swapped amount. */
export const approvalValue = (facts: {
  readonly token: string
  readonly amount: string
  readonly allowance: string
}): string => (strict.has(facts.token.toLowerCase()) && BigInt(facts.allowance) > 0n ? '0' : facts.amount)

const APPROVE = '0x095ea7b3'
const word = (hex: string): string => hex.padStart(64, '0')

/** `approve(spender, value)` */
export const approveData = (spender: string, value: string): string =>
  `${APPROVE}${word(spender.slice(2).toLowerCase())}${word(BigInt(value).toString(16))}`

/** Calls that approve exactly `value`; an earlier allowance is reset first where the token requires it. */
export const approvalCalls = ({
  approval,
  transaction,
  value,
}: {
  readonly approval: { readonly spender: string; readonly value: string }
  /** The approval as a transaction of its own. */
  readonly transaction: Transaction
  /** Swapped amount in base units. */
  readonly value: string
}): readonly Transaction[] =>
  approval.value === value
    ? [transaction]
    : [transaction, { ...transaction, data: approveData(approval.spender, value) }]

/** Amounts of a step as shown to the visitor: the given or approved one, then the received one of a swap. */
export function shownAmounts({
  amount,
  sourceToken,
  toToken,
  quote,
  approval,
  step,
}: Pick<SwapReview, 'amount' | 'sourceToken' | 'toToken' | 'quote' | 'approval' | 'step'>): readonly {
  readonly amount: string
  readonly symbol: string
}[] {
  const { symbol } = sourceToken
  return step === 'approve'
    ? [{ amount: approval?.amount ?? amount, symbol }]
    : [
        { amount, symbol },
        { amount: quote.toAmount, symbol: toToken.symbol },
      ]
}

/** Reviewed calls in the form of EIP-5792. */
export const toCalls = (transactions: readonly Transaction[]): readonly Call[] =>
  transactions.map(({ to, data, value }) => ({ to, data: data as `0x${string}`, value: BigInt(value) }))

/** Codes of EIP-5792 refusals, and of wallets without the method (R76). */
const REFUSALS: readonly (string | undefined)[] = [
  'ATOMICITY_NOT_SUPPORTED',
  'CALLS_NOT_SUPPORTED',
  'CALLS_TOO_LARGE',
  'CAPABILITY_NOT_SUPPORTED',
  'CHAIN_NOT_SUPPORTED',
  'METHOD_NOT_SUPPORTED',
]
/** EIP-5792: the user declined to upgrade the account. */
const UPGRADE_DECLINED = 5750

/**
 * Reason of a batch that was refused before anything was sent: by the wallet, or by a visitor who declined the upgrade
 * of the account (5750). `undefined` for every other error.
 */
export function batchRefusal(facts: {
  readonly code: string | undefined
  /** Causes of a rejection by the visitor. */
  readonly causes: readonly unknown[]
}): 'wallet' | 'upgrade' | undefined {
  if (facts.causes.some((cause) => Object(cause).code === UPGRADE_DECLINED)) return 'upgrade'
  return REFUSALS.includes(facts.code) ? 'wallet' : undefined
}

/**
 * Outcome of a batch. A wallet's report of a failure counts, since the transaction of a smart account may succeed
 * although the calls in it have failed; a report of success counts only as far as the chain confirms it. The receipt
 * names the account in the transfers of the swapped tokens.
 */
export function batchOutcome(
  { outcome, receipts }: Pick<CallsStatus, 'outcome' | 'receipts'>,
  onChain: TransactionOutcome | undefined,
): TransactionOutcome {
  // The wallet named another transaction: its report is about that one.
  if (onChain === 'unclear') return onChain
  if (outcome === 'reverted' || outcome === 'partiallyReverted') return 'reverted'
  if (outcome === 'failed') return 'expired'
  const isNamed = receipts.every(({ checked }) => checked === 'sender' || checked === 'participant')
  return outcome === 'confirmed' && isNamed ? (onChain ?? 'pending') : 'pending'
}
