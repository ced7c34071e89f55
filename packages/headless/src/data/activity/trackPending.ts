import type { AskedTransaction, CaipNetworkId, TransactionOutcome } from '@foyer/chains'
import * as v from 'valibot'
import { type Internals, internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import { runProcess, share } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { readJournal, writeJournal } from '../../core/unfinished/unfinishedRequests.ts'
import { PENDING_KEY } from '../../core/unfinished/unfinishedState.ts'
import { loadReadChain } from '../../wallet/lazy.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { balanceQueryKey } from '../balances/queries.ts'
import { swapTokensQueryKey, tokenBalancesQueryKey } from '../tokens/queries.ts'
import { followOutcome } from './followOutcome.ts'
import { pendingOf } from './pendingTransactions.ts'
import { transactionsQueryKey } from './queryKeys.ts'
import { keepPending, isSamePending, isPendingWatchOver } from './rules.ts'
import { setPending, pendingHitsAtom, pendingTransactionsAtom, setPendingHits } from './state.ts'
import type { PendingTransaction } from './types.ts'

const text = v.pipe(v.string(), v.maxLength(128))

const entry = v.object({
  caipNetworkId: v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)),
  address: text,
  hash: v.pipe(text, v.minLength(1)),
  kind: text,
  amounts: v.pipe(v.array(v.object({ amount: text, symbol: text })), v.maxLength(10)),
  time: v.pipe(v.number(), v.finite()),
})

/** Reads the stored pending transactions, with unstored changes of this page; invalid ones are dropped. */
export function readPending(internals: Internals): readonly PendingTransaction[] {
  return readJournal(internals, PENDING_KEY).flatMap((each) => {
    const result = v.safeParse(entry, each)
    return result.success
      ? { ...result.output, caipNetworkId: result.output.caipNetworkId as CaipNetworkId }
      : []
  })
}

/** Changes the pending transactions. Reads storage first, because other tabs write too. */
function writePending(
  config: Config,
  change: (pending: readonly PendingTransaction[]) => readonly PendingTransaction[],
): void {
  const internals = internalsOf(config)
  const pending = keepPending(change(readPending(internals)), internals.timers.now())
  setPending(internals, pending)
  writeJournal(internals, PENDING_KEY, pending)
}

/**
 * Waits for the outcome of a transaction. With an outcome the transaction is removed, and the queries of the account's
 * balance, tokens, assets and transactions are invalidated. Resolves with `undefined` for an unknown network.
 */
async function settlePending(
  config: Config,
  pending: PendingTransaction,
  {
    asked,
    timeoutMs,
    signal,
  }: {
    readonly asked?: AskedTransaction | undefined
    readonly timeoutMs?: number | undefined
    readonly signal: AbortSignal
  },
): Promise<TransactionOutcome | undefined> {
  const { caipNetworkId, address, hash } = pending
  if (!internalsOf(config).adapters.get(namespaceOf(caipNetworkId))?.operations.waitForTransaction)
    return undefined
  const { readChain } = await loadReadChain()
  const outcome = await readChain(config, 'waitForTransaction', {
    caipNetworkId,
    parameters: { hash, address, asked, timeoutMs },
    signal,
  })
  signal.throwIfAborted()
  if (outcome === 'pending') return outcome
  writePending(config, (all) => all.filter((other) => !isSamePending(other, pending)))
  const queryClient = getQueryClient(config)
  const keyOfAssets = (_: Config, of: object) => ['foyer', config.id, 'walletAssets', of]
  const keys = [balanceQueryKey, transactionsQueryKey, tokenBalancesQueryKey, swapTokensQueryKey, keyOfAssets]
  for (const keyOf of keys)
    // Not awaited: a slow backend would delay the known outcome.
    void queryClient.invalidateQueries({ queryKey: keyOf(config, { address, caipNetworkId }) })
  return outcome
}

/** Timeout of a node. */
const NODE_TIMEOUT_MS = 10_000

/**
 * Polls an account's pending transactions once: removes those with an outcome, and invalidates the native balance.
 * Concurrent calls share a poll. Resolves with whether polling may continue (R19).
 */
export async function checkPending(config: Config, address: string): Promise<boolean> {
  const internals = internalsOf(config)
  const { store, shared } = internals
  const name = `pending:${address}`
  const checking = (): Promise<void> =>
    runProcess(internals, name, undefined, (signal) => check(config, address, signal))
  await (shared.get(name) ?? share(internals, name, checking()))
  return !isPendingWatchOver(store.get(pendingHitsAtom))
}

async function check(config: Config, address: string, signal: AbortSignal): Promise<void> {
  const internals = internalsOf(config)
  const { store } = internals
  if (isPendingWatchOver(store.get(pendingHitsAtom))) return
  // Drops old transactions, and reads those of other tabs.
  writePending(config, (all) => all)
  const own = pendingOf(store.get(pendingTransactionsAtom), address)
  if (own.length === 0) return
  setPendingHits(internals, store.get(pendingHitsAtom) + 1)
  await Promise.allSettled(
    own.map((pending) => settlePending(config, pending, { timeoutMs: NODE_TIMEOUT_MS, signal })),
  )
  signal.throwIfAborted()
  for (const caipNetworkId of new Set(own.map((each) => each.caipNetworkId)))
    // Not awaited: a balance request without an answer would end the polling.
    void getQueryClient(config).invalidateQueries({
      queryKey: balanceQueryKey(config, { address, caipNetworkId }),
    })
}

/**
 * Stores a sent transaction, and waits for its outcome for the usual time (R53); afterwards it stays pending. `asked`:
 * request that the wallet answered with the transaction.
 */
export async function trackTransaction(
  config: Config,
  pending: PendingTransaction,
  asked?: AskedTransaction,
): Promise<TransactionOutcome | undefined> {
  writePending(config, (all) => [pending, ...all.filter((other) => !isSamePending(other, pending))])
  return runProcess(
    internalsOf(config),
    // A wallet may answer two requests with one hash.
    `pending:${pending.caipNetworkId}:${pending.hash}:${pending.time}`,
    undefined,
    (signal) => settlePending(config, pending, { asked, signal }),
  )
}

/**
 * Follows a sent transaction until its outcome. Calls `onOutcome` with it, and with `pending` before if it takes long.
 */
export async function followTransaction(
  config: Config,
  pending: PendingTransaction,
  {
    asked,
    onOutcome,
  }: {
    readonly asked?: AskedTransaction | undefined
    readonly onOutcome?: ((outcome: TransactionOutcome) => void) | undefined
  },
): Promise<void> {
  await followOutcome(config, {
    name: `follow ${pending.caipNetworkId} ${pending.hash} ${pending.time}`,
    check: async () => (await trackTransaction(config, pending, asked)) ?? 'pending',
    onOutcome: (outcome) => onOutcome?.(outcome),
  })
}
