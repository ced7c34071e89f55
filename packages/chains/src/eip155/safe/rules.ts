import type { SafeTransaction } from './schemas.ts'

/**
 * Origins whose messages are accepted: the parent page, if it is a known Safe. Browsers without `ancestorOrigins` use
 * the referrer; without both, all known origins are tried.
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

/** Error text of a Safe for a rejection. */
export const isSafeRejection = (reason: string): boolean => /reject/i.test(reason)

/** EIP-5792 status code of a Safe transaction. */
export function safeCallsCode({ txStatus }: Pick<SafeTransaction, 'txStatus'>): 100 | 200 | 400 | 500 {
  if (txStatus === 'SUCCESS') return 200
  if (txStatus === 'FAILED') return 500
  return txStatus === 'CANCELLED' ? 400 : 100
}
