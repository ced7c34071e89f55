/** English texts by key, `area.element.state`. */
export type Messages = Readonly<Record<string, string>>

/**
 * Keeps the literal types of the texts; the keys and values of `t` are checked against them. A text that depends on a
 * number has one key per plural category: `'wallets.count.one'`, `'wallets.count.other'`. `t` takes the key
 * `'wallets.count'` and the number `n`.
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

/** Keys of `t`: the declared ones, plural keys without their category. */
export type MessageKey<messages extends Messages> = {
  [key in keyof messages & string]: PluralBase<key, keyof messages>
}[keyof messages & string]

/** English text of a key; for a plural key the text of `other`. */
type TextOf<messages extends Messages, key extends string> = key extends keyof messages
  ? messages[key]
  : `${key}.other` extends keyof messages
    ? messages[`${key}.other`] | `${string}{n}`
    : string

type Placeholder<text> = text extends `${string}{${infer name}}${infer rest}`
  ? name | Placeholder<rest>
  : never

/** Placeholders of a text, and the types of their values. */
export type MessageValues<messages extends Messages, key extends string, value> = {
  readonly [name in Placeholder<TextOf<messages, key>>]: name extends 'n' ? number | value : value
}

/**
 * Values as an argument, required if the text has placeholders; any values if the text is not known at compile time.
 */
export type ValuesArgument<messages extends Messages, key extends string, value> =
  string extends TextOf<messages, key>
    ? [values?: Readonly<Record<string, value>>]
    : [Placeholder<TextOf<messages, key>>] extends [never]
      ? []
      : [values: MessageValues<messages, key, value>]
