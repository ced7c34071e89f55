import type { MessageKey, Messages, ValuesArgument } from './defineMessages.ts'
import { canonicalLocale, type Direction, directionOf } from './locale.ts'
import { plainText } from './plainText.ts'

/** Translations by key, or a function of the English text. A catalogue may be partial. */
export type Catalogue =
  | Readonly<Record<string, string>>
  | ((key: string, english: string) => string | undefined)

export type CreateTranslatorParameters = {
  /** BCP 47 tag. @default 'en' */
  locale?: string | undefined
  /** Texts of the host; they override all others. */
  overrides?: Readonly<Record<string, string | undefined>> | undefined
  /** Translations of the locale; texts are English without them. */
  catalogue?: Catalogue | undefined
  /** @default the direction of the locale */
  dir?: Direction | undefined
  /** Called once per key that the catalogue lacks, in development. */
  onMissing?: ((key: string, locale: string) => void) | undefined
}

export type Translator = {
  /** The text of a key in the locale, with its placeholders filled. Values are inserted as text. */
  <messages extends Messages, key extends MessageKey<messages>>(
    messages: messages,
    key: key,
    ...values: ValuesArgument<messages, key, string | number>
  ): string
  /** Returns the text in pieces, for values that are elements: `t.rich(messages, 'legal', { terms: <a … /> })`. */
  rich<messages extends Messages, key extends MessageKey<messages>, value>(
    messages: messages,
    key: key,
    ...values: ValuesArgument<messages, key, value>
  ): (string | value)[]
  readonly locale: string
  /** Language of the texts: English while no catalogue is loaded. */
  readonly lang: string
  readonly dir: Direction
}

const own = (texts: object | undefined, key: string): string | undefined =>
  texts && Object.hasOwn(texts, key) ? (texts as Record<string, string | undefined>)[key] : undefined

/** Whether a text has letters besides its placeholders; there is nothing to translate otherwise. */
const hasWords = (text = ''): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''))

/** Creates `t` for a locale. */
export function createTranslator({
  locale: wanted = 'en',
  overrides,
  catalogue,
  dir = directionOf(wanted),
  onMissing,
}: CreateTranslatorParameters = {}): Translator {
  const locale = canonicalLocale(wanted)
  const isRtl = directionOf(locale) === 'rtl'
  const reported = new Set<string>()
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined

  function lookUp(messages: Messages, key: string): string | undefined {
    const english = own(messages, key)
    const text =
      own(overrides, key) ??
      (typeof catalogue === 'function' ? english && catalogue(key, english) : own(catalogue, key))
    if (text !== undefined || english === undefined || !isRtl) return text ?? english
    // Isolated: otherwise its full stop is at the start, and neighbours are on the wrong side.
    return `\u2068${english}\u2069`
  }

  /** Splits a text: text at even indices, names of placeholders at odd ones. */
  function piecesOf(messages: Messages, key: string, values: Readonly<Record<string, unknown>> | undefined) {
    const n = values?.['n']
    let text: string | undefined
    if (typeof n === 'number') {
      plurals ??= new Intl.PluralRules(locale)
      // The catalogue of a language may have keys for plural categories that English lacks.
      text =
        lookUp(messages, `${key}.${plurals.select(n)}`) ??
        (own(messages, key) === undefined ? lookUp(messages, `${key}.other`) : undefined)
    }
    text ??= lookUp(messages, key)
    if (onMissing && catalogue && typeof catalogue !== 'function' && !reported.has(key)) {
      const find = (texts?: object): string | undefined => own(texts, key) ?? own(texts, `${key}.other`)
      if (hasWords(find(messages)) && !(find(catalogue) ?? find(overrides))) {
        reported.add(key)
        onMissing(key, locale)
      }
    }
    return (text ?? key).split(/\{(\w+)\}/)
  }

  function format(value: unknown): string {
    if (typeof value === 'number') return (numbers ??= new Intl.NumberFormat(locale)).format(value)
    return plainText(String(value ?? ''), isRtl)
  }

  type Values = Readonly<Record<string, unknown>>
  const t = (messages: Messages, key: string, values?: Values): string =>
    piecesOf(messages, key, values)
      .map((piece, index) => (index % 2 ? format(own(values, piece)) : piece))
      .join('')
  const rich = (messages: Messages, key: string, values?: Values): unknown[] =>
    piecesOf(messages, key, values)
      .map((piece, index) => {
        const value: unknown = index % 2 ? own(values, piece) : piece
        return index % 2 && (typeof value === 'number' || typeof value === 'string') ? format(value) : value
      })
      .filter((piece) => piece !== '')
  return Object.assign(t, { rich, locale, lang: catalogue ? locale : 'en', dir }) as Translator
}
