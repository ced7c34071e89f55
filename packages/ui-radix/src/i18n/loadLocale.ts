import { type Catalogue, createTranslator, type Translator } from './createTranslator.ts'
import { keepTrying } from './keepTrying.ts'
import { locales } from './localeFiles.ts'
import { resolveLocale } from './resolveLocale.ts'

export type Catalogues = Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>

export type LoadedLocale = {
  readonly locale: string
  /** Absent: texts are English. */
  readonly catalogue?: Catalogue | undefined
}

/** Loads the translations of a language, or of the first supported one of several. */
export async function loadLocale(
  wanted: string | readonly string[],
  catalogues: Catalogues = locales,
): Promise<LoadedLocale> {
  const isOne = typeof wanted === 'string'
  // A host may set an unsupported language for its number format; the list of the browser falls back to English.
  const { locale, tag } = resolveLocale(isOne ? [wanted] : wanted, Object.keys(catalogues)) ?? {
    locale: isOne ? wanted : 'en',
  }
  const importTexts = tag === undefined ? undefined : catalogues[tag]
  return { locale, catalogue: (await importTexts?.())?.default }
}

/** Creates `t` for a language after its translations have loaded, for code outside of a `LocaleProvider`. */
export const loadTranslator = async (wanted: string | readonly string[]): Promise<Translator> =>
  createTranslator(await keepTrying(() => loadLocale(wanted)))
