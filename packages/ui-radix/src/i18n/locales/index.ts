import type { Catalogue } from '../createTranslator.ts'

type Module = { readonly default: Catalogue }

/** The locales there is a catalogue for; each is loaded when it is first wanted. English needs none. */
export const locales: { readonly [tag in LocaleTag]: () => Promise<Module> } = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  'en-XA': () => import('./en-XA.ts'),
}

export type LocaleTag = 'ar' | 'de' | 'es' | 'en-XA'
