import { createTranslator, type Translator } from './createTranslator.ts'
import { keepTrying } from './keepTrying.ts'
import { loadLocale } from './loadLocale.ts'

/** Makes `t` for a language, once its words have come. For what stands outside of a `LocaleProvider`. */
export const loadTranslator = async (wanted: string | readonly string[]): Promise<Translator> =>
  createTranslator(await keepTrying(() => loadLocale(wanted)))
