import type { SafeTransaction } from './schemas.ts'

/**
 * Whose answer is listened to: the page around this one, when it is one of those that are known to be a Safe. A browser
 * that does not say who is around is told by the referrer; where neither says it, each of them is tried.
 */
export function safeParents(facts: {
  readonly ancestorOrigin: string | undefined
  readonly referrer: string
  readonly known: readonly string[]
}): readonly string[] {
  const { ancestorOrigin, referrer, known } = facts
  const around = ancestorOrigin ?? /^https?:\/\/[^/]+/.exec(referrer)?.[0]
  return known.filter((origin) => around === undefined || origin === around)
}

/** A Safe's word for its owner's no. */
export const isSafeRejection = (reason: string): boolean => /reject/i.test(reason)

/** The status codes of EIP-5792 for a transaction of a Safe. */
export function safeCallsCode({ txStatus }: Pick<SafeTransaction, 'txStatus'>): 100 | 200 | 400 | 500 {
  if (txStatus === 'SUCCESS') return 200
  if (txStatus === 'FAILED') return 500
  return txStatus === 'CANCELLED' ? 400 : 100
}
