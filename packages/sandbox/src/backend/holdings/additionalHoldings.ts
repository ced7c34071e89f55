import type { HistoryRow } from '../history/types.ts'
import { hostileBalances, hostileRows, malformedBalances, malformedRows } from './hostile.ts'
import type { BalanceRow } from './toBalance.ts'

/** Additional holdings and transactions of every address. */
export type AdditionalHoldings = {
  /** Number of additional tokens. */
  readonly tokens: number
  /** Number of additional transactions. */
  readonly history: number
  /** Adds hostile entries that match the contract. */
  readonly hostile: boolean
  /** Adds malformed entries. */
  readonly malformed: boolean
}

export const noAdditionalHoldings: AdditionalHoldings = {
  tokens: 0,
  history: 0,
  hostile: false,
  malformed: false,
}

/** Time of the newest additional transaction: before the transactions of tests. */
const LATEST = Date.UTC(2024, 11, 31, 12)
const HOURS_6 = 6 * 60 * 60 * 1_000
const STRANGER = '0x000000000000000000000000000000000000dEaD'
const types = ['receive', 'send', 'trade', 'approve', 'mint', 'execute'] as const

/** Limit of additional entries. */
export const MAX_ADDITIONAL = 50_000

export function additionalBalances(
  { tokens, hostile, malformed }: AdditionalHoldings,
  caipNetworkId: string,
): readonly unknown[] {
  return [
    ...Array.from({ length: tokens }, (_, index) => balanceAt(index, caipNetworkId)),
    ...(hostile ? hostileBalances(caipNetworkId) : []),
    ...(malformed ? malformedBalances(caipNetworkId) : []),
  ]
}

export function additionalHistory(
  { history, hostile, malformed }: AdditionalHoldings,
  caipNetworkId: string,
  account: string,
): readonly HistoryRow[] {
  return [
    ...(hostile ? hostileRows(caipNetworkId, account) : []),
    ...(malformed ? malformedRows(caipNetworkId, account) : []),
    ...Array.from({ length: history }, (_, index) => rowAt(index, caipNetworkId, account)),
  ]
}

const isEvm = (caipNetworkId: string): boolean => caipNetworkId.startsWith('eip155:')

function balanceAt(index: number, caipNetworkId: string): BalanceRow {
  const address = isEvm(caipNetworkId)
    ? `0xc0ffee${index.toString(16).padStart(34, '0')}`
    : `Crowd${index.toString().padStart(38, '1').replaceAll('0', 'z')}`
  const price = (index % 97) / 10
  const quantity = index + 0.25
  return {
    name: `Crowd Token ${index}`,
    symbol: `CRD${index}`,
    chainId: caipNetworkId,
    address: `${caipNetworkId}:${address}`,
    value: quantity * price,
    price,
    quantity: { decimals: '18', numeric: String(quantity) },
    iconUrl: '',
  }
}

function rowAt(index: number, chain: string, account: string): HistoryRow {
  const operationType = types[index % types.length] as string
  const hash = `0xc0ffee${index.toString(16).padStart(58, '0')}`
  const isOut = operationType === 'send'
  const transfer = {
    quantity: { numeric: String(index + 0.5) },
    value: index,
    fungible_info: { name: `Crowd Token ${index}`, symbol: `CRD${index}` },
  }
  const moved = (direction: 'in' | 'out') => ({ direction, ...transfer })
  return {
    id: hash,
    metadata: {
      operationType,
      hash,
      chain,
      minedAt: new Date(LATEST - index * HOURS_6).toISOString(),
      sentFrom: isOut ? account : STRANGER,
      sentTo: isOut ? STRANGER : account,
      status: index % 11 === 0 ? 'failed' : 'confirmed',
      nonce: index,
    },
    transfers:
      operationType === 'approve' || operationType === 'execute'
        ? null
        : operationType === 'trade'
          ? [moved('out'), moved('in')]
          : [moved(isOut ? 'out' : 'in')],
  }
}
