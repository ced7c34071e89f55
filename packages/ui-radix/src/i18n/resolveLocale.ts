import { isEnglish } from './locale.ts'

/** Languages whose script or region decides, tags that have changed, and languages that share translations. */
const aliases: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  pt: 'pt-BR',
  zh: 'zh-CN',
  cmn: 'zh-CN',
  'zh-hans': 'zh-CN',
  'zh-sg': 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-hk': 'zh-TW',
  'zh-mo': 'zh-TW',
  yue: 'zh-TW',
}

export type ResolvedLocale<tag extends string> = {
  /** The chosen one of the wanted tags, for numbers, dates and direction. */
  readonly locale: string
  /** The chosen one of the available tags, for the texts. Absent: English. */
  readonly tag?: tag | undefined
}

/** The first of the wanted languages that is supported; `undefined` if none is. */
export function resolveLocale<tag extends string>(
  wanted: readonly string[],
  available: readonly tag[],
): ResolvedLocale<tag> | undefined {
  for (const locale of wanted) {
    const tag = tagFor(locale, available)
    if (tag || isEnglish(locale)) return { locale, tag }
  }
  return undefined
}

function tagFor<tag extends string>(locale: string, available: readonly tag[]): tag | undefined {
  const find = (tag: string | undefined) =>
    available.find((candidate) => candidate.toLowerCase() === tag?.toLowerCase())
  const subtags = locale.replaceAll('_', '-').toLowerCase().split('-')
  // From the whole tag to the language alone: de-AT-1901, de-AT, de.
  for (let length = subtags.length; length > 0; length--) {
    const tag = subtags.slice(0, length).join('-')
    const found = find(tag) ?? find(Object.hasOwn(aliases, tag) ? aliases[tag] : undefined)
    if (found) return found
  }
  return undefined
}
