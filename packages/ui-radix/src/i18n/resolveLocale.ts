/** Languages whose script or region decides, and tags that have changed. */
const aliases: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  pt: 'pt-BR',
  zh: 'zh-CN',
  'zh-hans': 'zh-CN',
  'zh-sg': 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-hk': 'zh-TW',
  'zh-mo': 'zh-TW',
}

/** The best of the available tags for a wanted one, or `undefined`, which means English. */
export function resolveLocale<tag extends string>(
  wanted: string,
  available: readonly tag[],
): tag | undefined {
  const find = (tag: string) => available.find((candidate) => candidate.toLowerCase() === tag.toLowerCase())
  const subtags = wanted.replaceAll('_', '-').toLowerCase().split('-')
  // From the whole tag to the language alone: de-AT-1901, de-AT, de.
  for (let length = subtags.length; length > 0; length--) {
    const tag = subtags.slice(0, length).join('-')
    if (tag === 'en') return undefined
    const found = find(tag) ?? (Object.hasOwn(aliases, tag) ? find(aliases[tag]!) : undefined)
    if (found) return found
  }
  return undefined
}
