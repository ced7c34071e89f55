import { addDecimals, compareDecimals, isBelowShare, roundDecimal } from './decimalRules.ts'
import type { Transaction, TransactionStatus, TransactionTransfer } from './types.ts'

export type TransactionIcon = 'in' | 'out' | 'trade' | 'approve' | 'cancel'

export type TransactionImage = {
  readonly src?: string | undefined
  /** Name of the token or NFT. */
  readonly name: string
  /** `square` for NFTs, `round` for tokens. */
  readonly shape: 'square' | 'round'
}

type Prefix = '+' | '-' | ''

/** Segment of the description of a transaction. */
export type TransactionPart =
  | {
      readonly kind: 'amount'
      readonly prefix: Prefix
      /** `123.457 TOK` */
      readonly text: string
      /** Decimal text, shown with three decimals. */
      readonly amount: string
      readonly symbol?: string | undefined
    }
  | { readonly kind: 'name'; readonly prefix: Prefix; readonly text: string }
  | { readonly kind: 'address'; readonly text: string; readonly address: string }
  | { readonly kind: 'status'; readonly text: TransactionStatus }

export type TransactionDescription = {
  /** At most two images. */
  readonly images: readonly TransactionImage[]
  /** One segment, or two to show with an arrow between them. */
  readonly parts: readonly TransactionPart[]
  readonly icon?: TransactionIcon | undefined
}

/**
 * Description of a transaction for a list row (docs/spec/api.md §12.3).
 *
 * @example
 * ```ts
 * import { describeTransaction, type Transaction } from '@foyer/headless'
 * declare const transaction: Transaction
 * const { icon, parts } = describeTransaction(transaction)
 * const text = parts.map((part) => part.text).join(' → ')
 * ```
 */
export function describeTransaction(transaction: Transaction): TransactionDescription {
  const transfers = tidyTransfers(transaction.transfers ?? [])
  return {
    images: transfers.map(imageOf),
    parts: partsOf(transaction, transfers),
    icon: iconOf(transaction, transfers),
  }
}

/**
 * Relevant transfers: without spam and dust, merged by token and direction, at most the two with the highest value;
 * sent ones before received ones.
 */
export function tidyTransfers(transfers: readonly TransactionTransfer[]): readonly TransactionTransfer[] {
  const merged = mergeTransfers(withoutDust(transfers.filter(({ nft }) => !nft?.isSpam)))
  return keepLargest(merged).toSorted((a, b) => order[a.direction] - order[b.direction])
}

const order = { out: 0, self: 1, in: 2 } as const

/** Key of a transfer's token; NFTs and unknown tokens have none. */
const tokenOf = ({ token, nft }: TransactionTransfer): string | undefined =>
  nft ? undefined : (token?.name ?? token?.symbol)

function withoutDust(transfers: readonly TransactionTransfer[]): readonly TransactionTransfer[] {
  return transfers.filter((transfer) => {
    const token = tokenOf(transfer)
    const group = token === undefined ? [] : transfers.filter((other) => tokenOf(other) === token)
    const amounts = group.flatMap(({ quantity }) => quantity ?? [])
    if (group.length < 2 || amounts.length < group.length || transfer.quantity === undefined) return true
    const largest = amounts.reduce((most, amount) => (compareDecimals(amount, most) > 0 ? amount : most))
    return !isBelowShare(transfer.quantity, largest, isExchange(group) ? 10 : 1)
  })
}

/** Whether a token has exactly one transfer in and one out: then a much smaller one is change. */
const isExchange = (group: readonly TransactionTransfer[]): boolean =>
  group.length === 2 &&
  group.some(({ direction }) => direction === 'in') &&
  group.some(({ direction }) => direction === 'out')

function mergeTransfers(transfers: readonly TransactionTransfer[]): readonly TransactionTransfer[] {
  const merged: TransactionTransfer[] = []
  for (const transfer of transfers) {
    const token = tokenOf(transfer)
    const at = merged.findIndex(
      (other) => token !== undefined && tokenOf(other) === token && other.direction === transfer.direction,
    )
    const before = merged[at]
    if (before) merged[at] = add(before, transfer)
    else merged.push(transfer)
  }
  return merged
}

const add = (a: TransactionTransfer, b: TransactionTransfer): TransactionTransfer => ({
  ...a,
  quantity:
    a.quantity !== undefined && b.quantity !== undefined
      ? addDecimals(a.quantity, b.quantity)
      : (a.quantity ?? b.quantity),
  value: a.value !== undefined && b.value !== undefined ? a.value + b.value : (a.value ?? b.value),
})

function keepLargest(transfers: readonly TransactionTransfer[]): readonly TransactionTransfer[] {
  const largest = transfers.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)).slice(0, 2)
  return transfers.filter((transfer) => largest.includes(transfer))
}

const imageOf = ({ token, nft }: TransactionTransfer): TransactionImage =>
  nft
    ? { src: nft.imageUrl, name: nft.name ?? '', shape: 'square' }
    : { src: token?.iconUrl, name: token?.symbol ?? token?.name ?? '', shape: 'round' }

const prefixes: Readonly<Partial<Record<string, Prefix>>> = {
  receive: '+',
  deposit: '+',
  borrow: '+',
  claim: '+',
  withdraw: '-',
  repay: '-',
  burn: '-',
}

function partsOf(
  { operationType, status, sentFrom, sentTo }: Transaction,
  transfers: readonly TransactionTransfer[],
): readonly TransactionPart[] {
  const prefix = transfers.length === 1 ? (prefixes[operationType] ?? '') : ''
  const parts = transfers.map((transfer) => toPart(transfer, prefix)).filter(({ text }) => text !== '')
  if (parts.length > 0) return parts
  const isPassedOn = operationType === 'send' || operationType === 'receive'
  return isPassedOn && transfers.length === 0 && sentFrom && sentTo
    ? [addressPart(sentFrom), addressPart(sentTo)]
    : [{ kind: 'status', text: status }]
}

const addressPart = (address: string): TransactionPart => ({
  kind: 'address',
  address,
  text: address.length > 12 ? `${address.slice(0, 4)}…${address.slice(-6)}` : address,
})

function toPart({ quantity, token, nft }: TransactionTransfer, prefix: Prefix): TransactionPart {
  if (nft) return { kind: 'name', prefix, text: nft.name ?? '-' }
  if (!token) return { kind: 'name', prefix, text: '' }
  const { symbol } = token
  if (quantity === undefined) return { kind: 'name', prefix: symbol ? prefix : '', text: symbol ?? '-' }
  const rounded = roundDecimal(quantity, 3)
  // More than 0, but rounded to 0.
  const isTrace = rounded === '0' && /[1-9]/.test(quantity)
  const text = [isTrace ? '<0.001' : rounded, symbol].filter(Boolean).join(' ')
  return { kind: 'amount', prefix, text, amount: isTrace ? quantity : rounded, symbol }
}

function iconOf(
  { operationType }: Transaction,
  transfers: readonly TransactionTransfer[],
): TransactionIcon | undefined {
  if (operationType === 'approve' || operationType === 'cancel' || operationType === 'trade')
    return operationType
  const [first] = transfers
  if (!first) return operationType === 'send' ? 'out' : operationType === 'receive' ? 'in' : undefined
  if (transfers.some(({ direction }) => direction !== first.direction)) return undefined
  return first.direction === 'self' ? undefined : first.direction
}
