/** A tag as `Intl` takes it: `pt_br` is `pt-BR`, and what is no tag at all is English. */
export function canonicalLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}

export type Direction = 'ltr' | 'rtl'

const rtlLanguages = /^(ar|fa|he|iw|ur|ps|sd|ug|yi|dv|ckb)\b/i

/** The direction of a locale's script. */
export function directionOf(locale: string): Direction {
  return rtlLanguages.test(locale) ? 'rtl' : 'ltr'
}

/** Whether a language needs nothing but the words that are compiled in. The one for tests does. */
export const isEnglish = (locale: string): boolean => /^en(?![a-z]|-xa)/i.test(locale)
