import type { ChainNamespace } from '@foyer/chains'
import { formatUnits, parseUnits } from '@foyer/chains/units'
import { isOwnerless } from '../money/rules.ts'
import type { SendRequest } from './types.ts'

/** Process name of the lookup of a receiver's name. */
export const RECEIVER_PROCESS = 'sendReceiver'

/** Delay of the lookup after the last change of the text. */
export const RECEIVER_WAIT_MS = 500

/** Amount without leading and trailing zeros, and without a point at the end. */
export function exactAmount(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return formatUnits(whole + fraction, fraction.length).replace(/^0+(?=\d)/, '')
}

export type SendProblem =
  | 'noToken'
  | 'noAmount'
  | 'invalidAmount'
  | 'insufficientBalance'
  | 'noReceiver'
  | 'resolving'
  | 'invalidReceiver'

/** Why a form cannot be reviewed yet. First match wins (docs/spec/api.md §9.2). */
export function sendProblem(facts: {
  readonly token:
    | {
        readonly price?: number | undefined
        readonly quantity: { readonly decimals: string; readonly numeric: string }
      }
    | undefined
  readonly amount: string
  readonly receiver: 'empty' | 'resolving' | 'ready' | 'invalid'
}): SendProblem | undefined {
  const { token, amount, receiver } = facts
  if (!token) return 'noToken'
  if (amount === '') return 'noAmount'
  const decimals = Number(token.quantity.decimals)
  const units = parseUnits(amount, decimals, 'refuse')
  if (units === undefined) return 'invalidAmount'
  if (token.price && isZero(amount)) return 'invalidAmount'
  if (units > (parseUnits(token.quantity.numeric, decimals, 'truncate') ?? 0n)) return 'insufficientBalance'
  if (receiver === 'empty') return 'noReceiver'
  if (receiver === 'resolving') return 'resolving'
  if (receiver === 'invalid') return 'invalidReceiver'
  // Zero is no amount, with or without a price.
  return isZero(amount) ? 'invalidAmount' : undefined
}

const isZero = (amount: string): boolean => !/[1-9]/.test(amount)

/** Value of an amount in US dollars; `undefined` without a price or an amount. */
export const fiatOf = (amount: string, price: number | undefined): number | undefined =>
  price === undefined || amount === '' ? undefined : Number(amount) * price

export type ReceiverKind = 'empty' | 'address' | 'name' | 'invalid'

/**
 * Kind of the typed receiver. An address of the namespace is taken as it is; a hexadecimal one may lack its `0x`. An
 * address from which nothing can be sent back is invalid.
 */
export function receiverKind(facts: {
  readonly text: string
  readonly namespace: ChainNamespace
  readonly hasNames: boolean
  readonly isAddress: (address: string) => boolean
}): { readonly kind: ReceiverKind; readonly address?: string } {
  const text = facts.text.trim()
  if (text === '') return { kind: 'empty' }
  const isBare = facts.namespace === 'eip155' && /^[0-9a-f]{40}$/i.test(text)
  const address = isBare ? `0x${text}` : text
  if (facts.isAddress(address)) {
    return isOwnerless(address) ? { kind: 'invalid' } : { kind: 'address', address }
  }
  // A text that begins with `0x` is a wrong address, never a name; links and texts of two lines are neither.
  const isName = facts.hasNames && text.length <= 255 && !/^0x|[\s/:@]/i.test(text)
  return { kind: isName ? 'name' : 'invalid' }
}

/** CAIP-2 id of the network of a request. Its `chainId` may be the reference alone, and in JavaScript a number. */
export const requestNetwork = ({ namespace, chainId }: Pick<SendRequest, 'namespace' | 'chainId'>): string =>
  `${chainId}`.startsWith(`${namespace}:`) ? chainId : `${namespace}:${chainId}`

/** First missing field of the form, in the order of docs/spec/checklist.md §5. */
export function missingForSend(facts: {
  readonly amount: string
  readonly receiver: string | undefined
  readonly hasToken: boolean
}): 'SEND_MISSING' | 'SEND_TOKEN_MISSING' | undefined {
  if (facts.amount === '' || !facts.receiver) return 'SEND_MISSING'
  return facts.hasToken ? undefined : 'SEND_TOKEN_MISSING'
}

/** Whether the balance of the native currency covers a transfer and its fee; all in base units. */
export function isFeeCovered(facts: {
  readonly balance: string
  readonly value: string
  readonly fee: string
  readonly deposit: string
  readonly isNative: boolean
}): boolean {
  const needed = BigInt(facts.fee) + BigInt(facts.deposit) + (facts.isNative ? BigInt(facts.value) : 0n)
  return BigInt(facts.balance) >= needed
}
