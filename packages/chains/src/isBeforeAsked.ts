/** Tolerance: a block or slot is timestamped before its transactions arrive, and nodes see it late. */
const LATE_MS = 30_000

/**
 * Whether a transaction was included before its request. Compares durations, since the clocks of chain and page may
 * differ: its age in blocks or slots of the chain, and the time since the request by the page's clock. A clock that
 * was set back since the request counts as no time.
 */
export const isBeforeAsked = (facts: {
  /** From the transaction to the latest block or slot. */
  readonly ageMs: number
  readonly askedAt: number
  readonly now: number
}): boolean => facts.ageMs > Math.max(0, facts.now - facts.askedAt) + LATE_MS
