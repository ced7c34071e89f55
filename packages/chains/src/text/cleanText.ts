/**
 * Invisible characters, and characters that reorder the text around them: they can make a name look like another name.
 * Controls, formats (bidirectional marks, zero width characters, soft hyphen, tags), private use, lone surrogates, and
 * the default ignorable characters of Unicode (Hangul fillers, variation selectors).
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
  // Cut first, since a text may have megabytes.
  const line = text
    .slice(0, maxLength * 4)
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .trim()
  // Cut by code points, so that no character is cut in half.
  return [...line].slice(0, maxLength).join('').trim()
}

const MAX_CLAIM = 128

/** A short claimed text of a wallet, cleaned; `undefined` for a longer text, and for other values. */
export const claimedText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_CLAIM ? cleanText(value, MAX_CLAIM) : undefined
