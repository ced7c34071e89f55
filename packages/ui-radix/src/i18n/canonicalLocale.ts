/** A tag as `Intl` takes it: `pt_br` is `pt-BR`, and what is no tag at all is English. */
export function canonicalLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
