import { createTranslator, type Translator } from './createTranslator.ts'
import { locales } from './locales/index.ts'
import { resolveLocale } from './resolveLocale.ts'

/** Makes `t` for a locale, with its catalogue where there is one. For what stands outside of a `LocaleProvider`. */
export async function loadTranslator(
  locale: string,
  overrides: Readonly<Record<string, string | undefined>>,
): Promise<Translator> {
  const tag = resolveLocale(locale, Object.keys(locales)) as keyof typeof locales | undefined
  const catalogue = tag && (await locales[tag]()).default
  return createTranslator({ locale, overrides, catalogue })
}
