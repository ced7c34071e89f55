/**
 * Characters that are not seen, or that reorder the text around them: with these one name can be made to look like
 * another. Controls, formats (bidirectional marks, zero width characters, soft hyphen, tags), private use, lone
 * surrogates, and every character that Unicode calls default ignorable (Hangul fillers, variation selectors).
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]+/gu

/** Spaces of every kind, line breaks and the blank Braille pattern. */
const SPACES = /[\s\u0085\u2800]+/g

/**
 * A foreign text (a name, symbol or description that a wallet, token or backend claims) on one line: without invisible
 * characters, and of at most `maxLength` code points.
 *
 * @example
 * ```ts
 * import { cleanText } from '@foyer/chains'
 * cleanText('Meta\u200CMask\n', 64) // 'MetaMask'
 * ```
 */
export function cleanText(text: string, maxLength: number): string {
  // Cut before it is read: a text may be megabytes long.
  const line = text
    .slice(0, maxLength * 4)
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .trim()
  // By code points, so that no character is cut in half.
  return [...line].slice(0, maxLength).join('').trim()
}

const MAX_CLAIM = 128

/** A short text that a wallet claims of itself, cleaned; `undefined` for a longer one, and for anything else. */
export const claimedText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_CLAIM ? cleanText(value, MAX_CLAIM) : undefined
