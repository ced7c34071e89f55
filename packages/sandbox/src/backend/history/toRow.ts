import { formatUnits } from 'viem'
import { nativeTokens, sandboxCollections, type SandboxToken, sandboxTokens } from '../../base/tokens.ts'
import type { MinedTransaction } from '../../evm/scanBlocks.ts'
import { type Movement, movementsOf } from './movements.ts'
import { operationTypeOf } from './operationType.ts'
import type { HistoryRow, HistoryTransfer } from './types.ts'

const MS_PER_SECOND = 1_000

export type RowFacts = {
  readonly caipNetworkId: string
  /** Lower case, as nodes return addresses. */
  readonly account: string
  /** Image URL of a name. */
  readonly pictureOf: (name: string) => string
}

/** Row of a transaction in an account's list; `undefined` if it does not involve the account. */
export function toRow(transaction: MinedTransaction, facts: RowFacts): HistoryRow | undefined {
  const { caipNetworkId, account } = facts
  const { hash, from, to, nonce, minedAt, isSuccess } = transaction
  const own = movementsOf(transaction).filter((moved) => moved.from === account || moved.to === account)
  if (own.length === 0 && from !== account && to !== account) return undefined
  const operationType = operationTypeOf(transaction, own, account)
  // Failed transactions, approvals and deployments have no transfers.
  const hasNoTransfers = !isSuccess || operationType === 'approve' || operationType === 'deploy'
  return {
    id: hash,
    metadata: {
      operationType,
      hash,
      chain: caipNetworkId,
      minedAt: new Date(minedAt * MS_PER_SECOND).toISOString(),
      sentFrom: from,
      sentTo: to ?? '',
      status: isSuccess ? 'confirmed' : 'failed',
      nonce,
    },
    transfers: own.length === 0 && hasNoTransfers ? null : own.map((moved) => toTransfer(moved, facts)),
  }
}

function toTransfer(moved: Movement, { caipNetworkId, account, pictureOf }: RowFacts): HistoryTransfer {
  const { from, to, amount, contract, tokenId } = moved
  const direction = from === to ? 'self' : from === account ? 'out' : 'in'
  const isMoved = (each: { readonly caipNetworkId: string; readonly address?: string }): boolean =>
    each.caipNetworkId === caipNetworkId && each.address?.toLowerCase() === contract
  if (tokenId !== undefined) {
    const name = `${sandboxCollections.find(isMoved)?.name ?? 'Collection'} #${tokenId}`
    const preview = { url: pictureOf(name), content_type: null }
    return {
      direction,
      quantity: { numeric: '1' },
      nft_info: { name, flags: { is_spam: false }, content: { preview } },
    }
  }
  const token: SandboxToken | undefined = [...nativeTokens, ...sandboxTokens].find(isMoved)
  // Unknown tokens have the raw amount only.
  if (!token) return { direction, quantity: { numeric: String(amount) }, fungible_info: {} }
  const { name, symbol, decimals, price } = token
  const numeric = formatUnits(amount, decimals)
  return {
    direction,
    quantity: { numeric },
    value: Number(numeric) * price,
    price,
    fungible_info: { name, symbol, icon: { url: pictureOf(symbol) } },
  }
}
