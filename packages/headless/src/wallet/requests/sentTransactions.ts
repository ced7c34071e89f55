import type { AskedTransaction, CaipNetwork, TransactionOutcome } from '@foyer/chains'
import { type Channel, createChannel } from '../../core/channel.ts'

/** A transaction that a wallet has sent. */
export type SentTransaction = {
  readonly hash: string
  readonly address: string
  readonly network: CaipNetwork
  /** Smallest units of the native currency. */
  readonly value?: bigint | undefined
  readonly data?: string | undefined
  /** Request that the wallet has answered with it. */
  readonly asked?: AskedTransaction | undefined
  readonly onOutcome?: ((outcome: TransactionOutcome) => void) | undefined
}

/** Transactions as wallets send them. */
export const sentTransactions: Channel<SentTransaction> = /* @__PURE__ */ createChannel<SentTransaction>()
