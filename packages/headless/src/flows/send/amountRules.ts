/** Converts digits of other scripts, and their separators, to ASCII. */
function plainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      // Digits stand ten in a row, zero first.
      let zero = code
      while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
      return String(code - zero)
    })
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
}

/** Thousands in groups of three: by commas, points, spaces or apostrophes, and then another mark, if any. */
const grouped =
  /^(\d{1,3})((?:,\d{3})+(?:\.\d*)?|(?:\.\d{3}){2,}|(?:\.\d{3})+,\d*|(?:,\d{3}){2,}|(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d*)?)$/

/**
 * Text of the amount field after typing or pasting: digits and one point (docs/spec/api.md §9.2). A comma is a
 * point, a lone point is `0.`. A text that is no amount (`1e77`, `-5`, a word) leaves the field unchanged, because
 * its digits alone would be another amount.
 */
export function typeAmount(before: string, typed: string): string {
  const text = withoutUnit(plainDigits(typed).trim())
  // A single comma is a point, as it is where people type it; it takes more to be thousands.
  const isGrouped = grouped.test(text) && !/^\d+,\d*$/.test(text)
  const plain = isGrouped ? withoutGroups(text) : text.replace(',', '.')
  if (plain === '') return ''
  if (!/^\d{0,60}(?:\.\d{0,60})?$/.test(plain)) return before
  const [whole = '', fraction] = plain.split('.')
  const shown = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction === undefined ? shown : `${shown}.${fraction}`
}

/** Pasted amount without its currency sign or token symbol. */
const withoutUnit = (text: string): string =>
  text.replace(/^\p{Sc}\s*/u, '').replace(/(?<!\s)\s*\p{Sc}$|(?<=\d)\s+\p{L}{2,12}$/u, '')

/** The last mark is the decimal one when it is the only one of its kind. */
function withoutGroups(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const mark = text[last]
  const isDecimal = last >= 0 && text.indexOf(mark ?? '') === last
  const digits = (part: string): string => part.replace(/\D/g, '')
  return isDecimal ? `${digits(text.slice(0, last))}.${digits(text.slice(last + 1))}` : digits(text)
}
