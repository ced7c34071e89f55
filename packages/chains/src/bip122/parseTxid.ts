/** The id of a transaction, as a wallet answered it; throws what `fail` makes for anything else. */
export function parseTxid(value: unknown, fail: () => unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase()
  throw fail()
}
