import type { LocaleTag } from './localeFiles.ts'
import type german from './locales/de.ts'

/** Key of a text of Foyer. */
export type MessageId = keyof typeof german

/** Texts of a host by key: those of Foyer, and its own. */
export type MessageOverrides = { readonly [id in MessageId]?: string } & Readonly<Record<string, string>>

/** BCP 47 tag. A tag without translations has English texts and its own number format. */
export type Locale = LocaleTag | 'en' | (string & {})
