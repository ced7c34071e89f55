import type { ErrorCode } from '@foyer/headless'
import type { Catalogue } from './createTranslator.ts'
import type german from './locales/de.ts'

type Module = { readonly default: Catalogue }

/** Languages with translations; each loads on first use. English needs none. */
export const locales: { readonly [tag in LocaleTag]: () => Promise<Module> } = {
  ar: () => import('./locales/ar.ts'),
  de: () => import('./locales/de.ts'),
  es: () => import('./locales/es.ts'),
  fa: () => import('./locales/fa.ts'),
  fr: () => import('./locales/fr.ts'),
  he: () => import('./locales/he.ts'),
  hi: () => import('./locales/hi.ts'),
  id: () => import('./locales/id.ts'),
  it: () => import('./locales/it.ts'),
  ja: () => import('./locales/ja.ts'),
  ko: () => import('./locales/ko.ts'),
  ms: () => import('./locales/ms.ts'),
  nl: () => import('./locales/nl.ts'),
  pl: () => import('./locales/pl.ts'),
  'pt-BR': () => import('./locales/pt-BR.ts'),
  ru: () => import('./locales/ru.ts'),
  th: () => import('./locales/th.ts'),
  tr: () => import('./locales/tr.ts'),
  uk: () => import('./locales/uk.ts'),
  vi: () => import('./locales/vi.ts'),
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'zh-TW': () => import('./locales/zh-TW.ts'),
  'en-XA': () => import('./locales/en-XA.ts'),
}

export type LocaleTag =
  | 'ar'
  | 'de'
  | 'es'
  | 'fa'
  | 'fr'
  | 'he'
  | 'hi'
  | 'id'
  | 'it'
  | 'ja'
  | 'ko'
  | 'ms'
  | 'nl'
  | 'pl'
  | 'pt-BR'
  | 'ru'
  | 'th'
  | 'tr'
  | 'uk'
  | 'vi'
  | 'zh-CN'
  | 'zh-TW'
  | 'en-XA'

/** BCP 47 tag. A tag without translations has English texts and its own number format. */
export type Locale = LocaleTag | 'en' | (string & {})

/** Key of a text of Foyer. */
export type MessageId = keyof typeof german

/**
 * Texts of a host by key. Languages have other plural categories than English. Texts of views of the host are not among
 * the keys: they are spread from an object of their own, `messages={{ ...texts }}`.
 */
export type MessageOverrides = { readonly [id in MessageId | `error.${ErrorCode}`]?: string } & {
  readonly [plural: `${string}.${'zero' | 'two' | 'few' | 'many'}`]: string
}

declare module '@foyer/headless' {
  interface Register {
    /** Of `createConfig` and `useLocale`. */
    messages: MessageOverrides
  }
}
