import type { TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { isSamePending } from './rules.ts'
import { settlePending } from './settlePending.ts'
import type { PendingTransaction } from './types.ts'
import { writePending } from './writePending.ts'

/** Remembers a send, and waits for its end as long as is usual (R53); after that it is still pending. */
export async function trackTransaction(
  config: Config,
  pending: PendingTransaction,
): Promise<TransactionOutcome | undefined> {
  writePending(config, (all) => [pending, ...all.filter((other) => !isSamePending(other, pending))])
  return runProcess(
    internalsOf(config),
    `pending:${pending.caipNetworkId}:${pending.hash}`,
    undefined,
    (signal) => settlePending(config, pending, { signal }),
  )
}
