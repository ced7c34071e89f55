import { formatUnits, parseUnits } from '@foyer/chains/units'

/** Converts digits of other scripts, and their separators, to ASCII. */
function plainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      // Unicode has the ten digits of a script in a row, zero first; another script may follow at once.
      let first = code
      while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
      return String((code - first) % 10)
    })
    .replace(/[\u066B\uFF0E]/g, '.')
    .replace(/[\u066C\uFF0C]/g, ',')
}

/** Thousands in groups of three: by commas, points, spaces or apostrophes, and then another mark, if any. */
const grouped =
  /^(\d{1,3})((?:,\d{3})+(?:\.\d*)?|(?:\.\d{3}){2,}|(?:\.\d{3})+,\d*|(?:,\d{3}){2,}|(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d*)?)$/

/**
 * Text of the amount field after typing or pasting: digits and one point (docs/spec/api.md §9.2). A comma is a
 * point, a lone point is `0.`. A text that is no amount (`1e77`, `-5`, a word) leaves the field unchanged, because
 * its digits alone would be another amount; so does one in another unit than that of `symbol` (`5 gwei`, `$5`).
 */
export function typeAmount(before: string, typed: string, symbol?: string): string {
  const text = withoutUnit(plainDigits(typed).trim(), symbol)
  if (hasOneMarkMore(before, text)) return before
  const plain = grouped.test(text) ? withoutGroups(text) : text.replace(',', '.')
  if (plain === '') return ''
  if (!/^\d{0,60}(?:\.\d{0,60})?$/.test(plain)) return before
  const [whole = '', fraction] = plain.split('.')
  const shown = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction === undefined ? shown : `${shown}.${fraction}`
}

/** A second mark in an amount: read as separators, both would make another amount, as in `1.234,` or `1.234,567`. */
const hasOneMarkMore = (before: string, typed: string): boolean =>
  before.includes('.') &&
  [...typed.matchAll(/[.,]/g)].some(
    ({ index }) => `${typed.slice(0, index)}${typed.slice(index + 1)}`.replace(',', '.') === before,
  )

/** Currencies of which tokens are named, by sign. */
const currencies: Readonly<Partial<Record<string, string>>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₿': 'BTC' }

/** Pasted amount without its currency sign or token symbol: those of `symbol`, or any if that is unknown. */
const withoutUnit = (text: string, symbol: string | undefined): string =>
  text
    .replace(/^(\p{Sc})\s*|(?<!\s)\s*(\p{Sc})$/gu, (unit, before?: string, after?: string) => {
      const currency = currencies[before ?? after ?? '']
      const isOwn = symbol === undefined || (currency && symbol.toUpperCase().includes(currency))
      return isOwn ? '' : unit
    })
    .replace(/(?<=\d)\s+(\p{L}{2,12})$/u, (unit, word: string) =>
      (symbol ?? word).toLowerCase() === word.toLowerCase() ? '' : unit,
    )

/** Removes separators of thousands. The last mark is the decimal point if it occurs once, also as in `1,234`. */
function withoutGroups(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const mark = text[last]
  const isDecimal = last >= 0 && text.indexOf(mark ?? '') === last
  const digits = (part: string): string => part.replace(/\D/g, '')
  return isDecimal ? `${digits(text.slice(0, last))}.${digits(text.slice(last + 1))}` : digits(text)
}

/**
 * Largest amount of a token that can be sent or swapped: its balance, less the reserve of a native currency
 * (docs/spec/api.md §8.6, §9.2). Never below 0.
 */
export function maxAmount(facts: {
  /** Decimal text. */
  readonly balance: string
  readonly decimals: number
  /** Base units; absent for other tokens than the native currency, and where the cost is unknown. */
  readonly reserve?: string | undefined
}): string {
  const { balance, decimals, reserve = '0' } = facts
  const left = (parseUnits(balance, decimals, 'truncate') ?? 0n) - BigInt(reserve)
  return formatUnits(left > 0n ? left : 0n, decimals)
}
