/** Blocks and slots have an earlier time than the transactions in them, and nodes see them late. */
const LATE_MS = 30_000

/**
 * Whether a transaction was included before its request. Its age is by blocks or slots of the chain, and the wait by the
 * page's clock: clocks that differ make no transaction older, and a clock set back during the wait counts as no wait.
 */
export const isBeforeAsked = (facts: {
  /** From the transaction to the latest block or slot. */
  readonly ageMs: number
  readonly askedAt: number
  readonly now: number
}): boolean => facts.ageMs > Math.max(0, facts.now - facts.askedAt) + LATE_MS
