/** A tag that `Intl` accepts: `pt_br` becomes `pt-BR`, and an invalid tag English. */
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

/** Whether a language needs no translations: English, except the pseudo-locale `en-XA`. */
export const isEnglish = (locale: string): boolean => /^en(?![a-z]|-xa)/i.test(locale)
