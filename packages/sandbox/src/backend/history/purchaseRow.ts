import { tokenOn } from '../onramp/currencies.ts'
import type { Purchase } from '../state/purchases.ts'
import type { HistoryRow } from './types.ts'

/** Row of a purchase in the buyer's transactions. */
export function purchaseRow(purchase: Purchase, pictureOf: (name: string) => string): HistoryRow {
  const { id, address, caipNetworkId, symbol, amount, status, createdAt, hash } = purchase
  const token = tokenOn(caipNetworkId, symbol)
  return {
    id,
    metadata: {
      operationType: 'buy',
      hash,
      chain: caipNetworkId,
      minedAt: new Date(createdAt).toISOString(),
      sentFrom: 'Coinbase',
      sentTo: address,
      status: `ONRAMP_TRANSACTION_STATUS_${status}`,
      nonce: 0,
    },
    transfers: [
      {
        direction: 'in',
        quantity: { numeric: amount },
        ...(token && { value: Number(amount) * token.price, price: token.price }),
        fungible_info: { name: token?.name ?? symbol, symbol, icon: { url: pictureOf(symbol) } },
      },
    ],
  }
}
