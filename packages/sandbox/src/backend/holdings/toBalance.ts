import { formatUnits } from 'viem'
import type { Holding } from '../../evm/readHoldings.ts'

/** A holding, as the backend sends it. */
export type BalanceRow = {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  readonly address?: string
  readonly value?: number
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl: string
}

export function toBalance({ token, amount }: Holding, iconUrl: string): BalanceRow {
  const { caipNetworkId: chainId, address, name, symbol, decimals, price } = token
  const numeric = formatUnits(amount, decimals)
  return {
    name,
    symbol,
    chainId,
    ...(address !== undefined && { address: `${chainId}:${address}` }),
    value: Number(numeric) * price,
    price,
    quantity: { decimals: String(decimals), numeric },
    iconUrl,
  }
}
