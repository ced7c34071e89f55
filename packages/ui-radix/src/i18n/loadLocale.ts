import { type Catalogue, createTranslator, type Translator } from './createTranslator.ts'
import { locales } from './locales/index.ts'
import { resolveLocale } from './resolveLocale.ts'
import { keepTrying } from './keepTrying.ts'

export type Catalogues = Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>

export type LoadedLocale = {
  readonly locale: string
  /** Absent: the words are English. */
  readonly catalogue?: Catalogue | undefined
}

/** The words of one language, or of the first of several that there are words in. */
export async function loadLocale(
  wanted: string | readonly string[],
  catalogues: Catalogues = locales,
): Promise<LoadedLocale> {
  const isOne = typeof wanted === 'string'
  // A host that names a language means it, if only for numbers; nobody chose what a browser happens to list.
  const { locale, tag } = resolveLocale(isOne ? [wanted] : wanted, Object.keys(catalogues)) ?? {
    locale: isOne ? wanted : 'en',
  }
  return { locale, catalogue: tag === undefined ? undefined : (await catalogues[tag]!()).default }
}

/** Makes `t` for a language, once its words have come. For what stands outside of a `LocaleProvider`. */
export const loadTranslator = async (wanted: string | readonly string[]): Promise<Translator> =>
  createTranslator(await keepTrying(() => loadLocale(wanted)))
