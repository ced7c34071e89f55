import type { AskedTransaction, CaipNetwork, TransactionOutcome } from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import { type Internals, internalsOf } from '../../core/internals.ts'
import { toJson } from '../../core/storage.ts'
import { inBackground } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { PENDING_KEY } from '../../core/unfinished/unfinishedState.ts'
import { loadTrackPending } from './lazy.ts'
import type { PendingTransaction } from './types.ts'

/** A transaction that a wallet has sent. */
export type SentTransaction = {
  readonly hash: string
  readonly address: string
  readonly network: CaipNetwork
  /** Base units of the native currency. */
  readonly value?: bigint | undefined
  readonly data?: string | undefined
  /** Request that the wallet answered with the transaction. */
  readonly asked?: AskedTransaction | undefined
  readonly onOutcome?: ((outcome: TransactionOutcome) => void) | undefined
}

/** Tracks a sent transaction in the background, if its adapter can read the outcome. */
export function trackSent(
  config: Config,
  { hash, address, network, value = 0n, data, asked, onOutcome }: SentTransaction,
): void {
  const internals = internalsOf(config)
  const { adapters, timers } = internals
  const { caipNetworkId, chainNamespace, nativeCurrency } = network
  if (!adapters.get(chainNamespace)?.operations.waitForTransaction) return
  const { symbol, decimals } = nativeCurrency
  const pending = {
    caipNetworkId,
    address,
    hash,
    kind: data === undefined || data === '0x' ? 'send' : 'execute',
    amounts: value > 0n ? [{ amount: formatUnits(String(value), decimals), symbol }] : [],
    time: timers.now(),
  }
  storePending(internals, pending)
  const following = loadTrackPending().then(({ followTransaction }) =>
    followTransaction(config, pending, { asked, onOutcome }),
  )
  void inBackground(internals, following)
}

const MAX_STORED = 99

/**
 * Stores a sent transaction in the tick of the wallet's answer, so that a reload before `trackPending` has loaded does
 * not lose it. Small, because the engine contains it: the list is parsed when it is read, and `trackPending` keeps the
 * transaction if the storage is full.
 */
export function storePending({ storage }: Pick<Internals, 'storage'>, pending: PendingTransaction): void {
  const stored = toJson(storage.getItem(PENDING_KEY))
  const others: readonly unknown[] = Array.isArray(stored) ? stored : []
  storage.setItem(PENDING_KEY, JSON.stringify([pending, ...others].slice(0, MAX_STORED)))
}
