/** English texts by key, `area.element.state`. */
export type Messages = Readonly<Record<string, string>>

/**
 * Keeps the texts' literal types, from which the keys and the values of `t` are checked. A text that depends on a
 * number is written once per plural category: `'wallets.count.one'`, `'wallets.count.other'`; its key is then
 * `'wallets.count'` and its number `n`.
 *
 * @example
 * ```ts
 * import { defineMessages } from '@foyer/ui-radix/shell'
 * // In a package with isolatedDeclarations write `{ … } as const` instead: it is the same.
 * export const messages = defineMessages({ 'connect.title': 'Connect wallet', 'connect.in': 'Continue in {wallet}' })
 * ```
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineMessages<const messages extends Messages>(messages: messages): messages {
  return messages
}

type PluralBase<key, keys> = key extends `${infer base}.${'one' | 'other'}`
  ? `${base}.other` extends keys
    ? `${base}.one` extends keys
      ? base
      : key
    : key
  : key

/** What `t` takes: the keys as written, plural ones without their category. */
export type MessageKey<messages extends Messages> = {
  [key in keyof messages & string]: PluralBase<key, keyof messages>
}[keyof messages & string]

/** The English text of a key; of a plural one that of `other`. */
type TextOf<messages extends Messages, key extends string> = key extends keyof messages
  ? messages[key]
  : `${key}.other` extends keyof messages
    ? messages[`${key}.other`] | `${string}{n}`
    : string

type Placeholder<text> = text extends `${string}{${infer name}}${infer rest}`
  ? name | Placeholder<rest>
  : never

/** The placeholders of a text and what may stand for them. */
export type MessageValues<messages extends Messages, key extends string, value> = {
  readonly [name in Placeholder<TextOf<messages, key>>]: name extends 'n' ? number | value : value
}

/** The values as an argument that is only there when the text has placeholders; free where the text is not known. */
export type ValuesArgument<messages extends Messages, key extends string, value> =
  string extends TextOf<messages, key>
    ? [values?: Readonly<Record<string, value>>]
    : [Placeholder<TextOf<messages, key>>] extends [never]
      ? []
      : [values: MessageValues<messages, key, value>]
