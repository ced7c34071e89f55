const MAX_LENGTH = 128

/** Invisible characters, with which one name can be made to look like another. */
const INVISIBLE = /[\p{Cc}\p{Bidi_C}\u200B\u2060\uFEFF]/gu

/** A short text that a wallet claims of itself, without what cannot be seen in it; `undefined` when it is none. */
export function claimedText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined
  return value.replace(INVISIBLE, '').trim()
}
