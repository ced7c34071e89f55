/** Marks that turn a line around or hide in it, and everything that is no printable character. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]+/gu

/** A stranger's words on one line: without control characters, and no longer than that. */
export function cleanText(text: string, maxLength: number): string {
  // Cut first: what is megabytes long is not worth reading to its end.
  const line = text
    .slice(0, maxLength * 4)
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // By characters, so that none is cut in half.
  return [...line].slice(0, maxLength).join('').trim()
}
