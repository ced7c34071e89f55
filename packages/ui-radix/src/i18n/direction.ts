export type Direction = 'ltr' | 'rtl'

const rtlLanguages = /^(ar|fa|he|iw|ur|ps|sd|ug|yi|dv|ckb)\b/i

/** The direction of a locale's script. */
export function directionOf(locale: string): Direction {
  return rtlLanguages.test(locale) ? 'rtl' : 'ltr'
}
