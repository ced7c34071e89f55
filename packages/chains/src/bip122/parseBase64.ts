const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** A signature or PSBT in base64, as a wallet answered it; throws what `fail` makes for anything else. */
export function parseBase64(value: unknown, fail: () => unknown): string {
  if (typeof value === 'string' && value.length % 4 === 0 && BASE64.test(value)) return value
  throw fail()
}
