/** Whether a language needs nothing but the words that are compiled in. The one for tests does. */
export const isEnglish = (locale: string): boolean => /^en(?![a-z]|-xa)/i.test(locale)
