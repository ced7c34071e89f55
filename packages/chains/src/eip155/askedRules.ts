import { isSameAddress } from '../address/isSameAddress.ts'
import type { AskedTransaction } from '../operations.ts'
import { addressWord, TRANSFER_CALL, TRANSFER_EVENT, word } from './abiWords.ts'

type AskedCall = NonNullable<AskedTransaction['calls']>[number]

/** Event of a receipt, in lower case. */
export type Log = { readonly emitter: unknown; readonly topics: readonly unknown[]; readonly data: unknown }

/** A mined transaction, from a node. */
export type MinedTransaction = {
  readonly from: string
  /** Absent for a deployment. */
  readonly to: string | undefined
  readonly value: bigint
  /** In lower case. */
  readonly input: string
  readonly isSuccess: boolean
  readonly logs: readonly Log[]
}

/** Approvals, and their number of characters before the amount, which visitors may change in the wallet. */
const approvals: readonly (readonly [selector: string, fixed: number])[] = [
  // `approve(address,uint256)` and `increaseAllowance(address,uint256)`
  ['0x095ea7b3', 74],
  ['0x39509351', 74],
  // `approve(address,address,uint160,uint48)` of Permit2
  ['0x87517c45', 138],
]
const fixedLengthOf = (data: string): number =>
  approvals.find(([selector]) => data.startsWith(selector))?.[1] ?? data.length

/** Calldata of a call in lower case; for a transfer without calldata it is derived from the effect. */
function dataOf({ data, effects }: AskedCall): string {
  if (data !== undefined) return data.toLowerCase()
  const [effect] = effects
  return effect?.type === 'transfer' && typeof effect.value === 'bigint'
    ? `${TRANSFER_CALL}${addressWord(effect.to)}${word(effect.value)}`
    : '0x'
}

/**
 * The requested calls that a transaction carries out for an account. A transaction sent by the account must be the call
 * itself, with appended calldata or another approval amount at most. Bundlers, relayers and owners have the calls of a
 * smart account in their calldata; a token transfer is also checked by its logs.
 */
export const callsDone = (
  transaction: MinedTransaction,
  account: string,
  calls: readonly AskedCall[],
): readonly AskedCall[] => calls.filter((call) => isDone(transaction, account, call))

function isDone(transaction: MinedTransaction, account: string, call: AskedCall): boolean {
  const { from, to, isSuccess } = transaction
  const data = dataOf(call)
  const isOfAccount = isSameAddress(from, account) && !(to !== undefined && isSameAddress(to, account))
  if (isOfAccount || isItself(transaction, call, data)) return isItself(transaction, call, data)
  const moved = transferOf(transaction, account, call, data)
  if (moved === 'all') return true
  // A successful token transfer must have a Transfer event.
  return isIncluded(transaction, call, data) && (moved !== 'nothing' || !isSuccess)
}

function isItself({ to, value, input }: MinedTransaction, call: AskedCall, data: string): boolean {
  if (value !== call.value || (to === undefined) !== (call.to === undefined)) return false
  if (to !== undefined && call.to !== undefined && !isSameAddress(to, call.to)) return false
  return input.startsWith(data.slice(0, fixedLengthOf(data)))
}

function isIncluded({ input }: MinedTransaction, { to, value }: AskedCall, data: string): boolean {
  if (to !== undefined && !input.includes(to.slice(2).toLowerCase())) return false
  return input.includes(data.slice(2)) && (value === 0n || input.includes(word(value)))
}

/** Amount of a token transfer that is in the logs; `undefined` for other calls. */
function transferOf(
  { logs }: MinedTransaction,
  account: string,
  { to }: AskedCall,
  data: string,
): 'all' | 'some' | 'nothing' | undefined {
  if (!data.startsWith(TRANSFER_CALL) || to === undefined) return undefined
  const [receiver, amount] = [data.slice(10, 74), data.slice(74, 138)]
  const events = logs.filter(
    ({ emitter, topics }) =>
      emitter === to.toLowerCase() &&
      topics[0] === TRANSFER_EVENT &&
      topics[1] === `0x${addressWord(account)}` &&
      topics[2] === `0x${receiver}`,
  )
  if (events.length === 0) return 'nothing'
  return events.some((log) => log.data === `0x${amount}`) ? 'all' : 'some'
}
