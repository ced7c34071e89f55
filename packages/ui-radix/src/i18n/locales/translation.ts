import type { MessageKey } from '../defineMessages.ts'
import type { English } from '../english.ts'

type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Key = keyof English & string

/** Texts that depend on a number: written once per category in English, or the same for every number there. */
type Counted =
  | Exclude<MessageKey<English>, Key>
  | { [key in Key]: English[key] extends `${string}{n}${string}` ? key : never }[Key]
type Plain = Exclude<Key, `${Exclude<MessageKey<English>, Key>}.${'one' | 'other'}`>

/** A text with the placeholders of another, in any order. */
type WithPlaceholders<text extends string> = text extends `${string}{${infer name}}${infer rest}`
  ? `${string}{${name}}${string}` & WithPlaceholders<rest>
  : string

/**
 * The words of a language that tells numbers apart by these plural categories. A key that does not exist or a text
 * without its placeholders does not compile; what is missing is named by `locales.test.ts`.
 */
export type Translation<category extends Category> = {
  readonly [key in Plain]?: WithPlaceholders<English[key]>
} & { readonly [key in `${Counted}.${category}`]?: string }
