import type { Holding } from '../../evm/readHoldings.ts'
import type { HistoryRow } from '../history/types.ts'

/** Holdings and transactions of accounts: read from nodes, or fictional without nodes. */
export type Chains = {
  /** Supported networks. */
  readonly caipNetworkIds: readonly string[]
  readonly holdings: (caipNetworkId: string, address: string) => Promise<readonly Holding[]>
  /** Newest first. */
  readonly history: (caipNetworkId: string, address: string) => Promise<readonly HistoryRow[]>
}
