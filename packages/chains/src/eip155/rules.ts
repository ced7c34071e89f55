import { errorTexts } from '../errors/errorTexts.ts'
import { read } from '../errors/foreign.ts'
import { causesOf } from '../errors/FoyerError.ts'
import { AMBIGUOUS_CODE, isRejection, toErrorCode } from '../errors/toFoyerError.ts'
import type { CallsOutcome, CallsReceipt } from '../operations.ts'

/** Codes of wallets for an unknown chain: that of the standard, Taho's, two private codes, and internal error. */
const UNKNOWN_CHAIN_CODES: readonly unknown[] = [4902, 4901, 5000, 32603, -32603]
/** Texts of wallets for an unknown chain with another code: Rainbow has -32600, Enkrypt 4001. */
const UNKNOWN_CHAIN_TEXTS =
  /\b(?:chain|network)\b.* not supported|un(?:known|recognized|supported) (?:chain|network)/i

type Signs = { readonly codes: readonly unknown[]; readonly texts: RegExp }

/** Whether an error or one of its causes has one of the codes, or such a text. */
const hasSign = (error: unknown, { codes, texts }: Signs): boolean =>
  [...causesOf(error)].some((cause) => codes.includes(toErrorCode(read(cause, 'code')))) ||
  errorTexts(error).some((text) => texts.test(text))

/** Decides after a failed `wallet_switchEthereumChain`: rejected, add the chain, or failed. */
export function chooseAfterFailedSwitch(error: unknown): 'reject' | 'add' | 'fail' {
  const errors = [...causesOf(error)]
  if (errors.some((one) => isRejection(one, AMBIGUOUS_CODE))) return 'reject'
  return hasSign(error, { codes: UNKNOWN_CHAIN_CODES, texts: UNKNOWN_CHAIN_TEXTS }) ? 'add' : 'fail'
}

/** "Unknown method" of EIP-1193, JSON-RPC and EIP-1474, which MetaMask, Rainbow and Zerion use. */
const UNKNOWN_METHOD_CODES: readonly unknown[] = [4200, -32601, -32004]
/** Texts of nodes, which Enkrypt passes on with 4001. */
const UNKNOWN_METHOD_TEXTS =
  /\bmethod\b.*(?:does not exist|not (?:available|found|supported))|unsupported method/i

/** Whether a wallet does not know the requested method. */
export const isMethodUnknown = (error: unknown): boolean =>
  hasSign(error, { codes: UNKNOWN_METHOD_CODES, texts: UNKNOWN_METHOD_TEXTS })

const callsRefusals = {
  5700: 'CAPABILITY_NOT_SUPPORTED',
  5710: 'CHAIN_NOT_SUPPORTED',
  5730: 'CALLS_UNKNOWN',
  5740: 'CALLS_TOO_LARGE',
  // Rainbow has 5740 and 5750 the other way round. A declined upgrade is a rejection, recognized before.
  5750: 'CALLS_TOO_LARGE',
  5760: 'ATOMICITY_NOT_SUPPORTED',
} as const

/** Texts of MetaMask for an account or a chain without EIP-7702, with the codes 5750 and 5710. */
const NO_UPGRADE = /7702.* not supported|upgrade disabled/i

/**
 * Foyer's code for an EIP-5792 code in a wallet's error (R76); `undefined` for others. 5750, a declined upgrade of the
 * account, is a rejection.
 */
export function callsRefusal(error: unknown): (typeof callsRefusals)[keyof typeof callsRefusals] | undefined {
  if (hasSign(error, { codes: [], texts: NO_UPGRADE })) return 'ATOMICITY_NOT_SUPPORTED'
  const codes = [...causesOf(error)].map((cause) => toErrorCode(read(cause, 'code')))
  const known = codes.find((code) => Object.hasOwn(callsRefusals, code as number))
  return known === undefined ? undefined : callsRefusals[known as keyof typeof callsRefusals]
}

const outcomes: Readonly<Record<number, CallsOutcome>> = {
  1: 'pending',
  2: 'confirmed',
  4: 'failed',
  5: 'reverted',
  6: 'partiallyReverted',
}

/** Outcome of an EIP-5792 status code by its first digit; unknown classes are `pending`. */
export const callsOutcome = (code: number): CallsOutcome => outcomes[Math.floor(code / 100)] ?? 'pending'

/**
 * Outcome of a batch, as the wallet reports it, if the receipts of nodes agree. `unclear` for a transaction that no
 * node has, for a success without transactions, and for a batch with transactions of which reportedly nothing was
 * included. A failure without transactions cannot be checked and is taken from the wallet.
 */
export function checkedOutcome(reported: CallsOutcome, receipts: readonly CallsReceipt[]): CallsOutcome {
  if (reported === 'pending') return reported
  if (receipts.some(({ checked }) => checked === undefined)) return 'unclear'
  if (reported === 'failed') return receipts.length === 0 ? reported : 'unclear'
  if (reported !== 'confirmed') return reported
  const succeeded = receipts.filter(({ isSuccess }) => isSuccess).length
  if (succeeded < receipts.length) return succeeded === 0 ? 'reverted' : 'partiallyReverted'
  return receipts.length === 0 ? 'unclear' : reported
}
