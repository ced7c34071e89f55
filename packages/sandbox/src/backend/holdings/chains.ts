import type { Holding } from '../../evm/readHoldings.ts'
import type { HistoryRow } from '../history/types.ts'

/** What the backend can say about accounts: read from nodes, or made up where there is none. */
export type Chains = {
  /** The networks of which something can be said. */
  readonly caipNetworkIds: readonly string[]
  readonly holdings: (caipNetworkId: string, address: string) => Promise<readonly Holding[]>
  /** Newest first. */
  readonly history: (caipNetworkId: string, address: string) => Promise<readonly HistoryRow[]>
}
