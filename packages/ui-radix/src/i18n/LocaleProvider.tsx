'use client'

import { load } from '@foyer/headless'
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type Catalogue, createTranslator, type Translator } from './createTranslator.ts'
import type { Direction } from './direction.ts'
import { LocaleContext } from './LocaleContext.ts'
import { locales } from './locales/index.ts'
import { resolveLocale } from './resolveLocale.ts'

export type Catalogues = Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>

export type LocaleProviderProps = {
  /** BCP 47 tag. One there is no catalogue for is English in words and itself in numbers. @default 'en' */
  locale?: string | undefined
  /** Texts of the host's own, by key. */
  messages?: Readonly<Record<string, string | undefined>> | undefined
  /** Catalogues of the host's own, tried before ours. */
  catalogues?: Catalogues | undefined
  /** @default the direction of the locale */
  dir?: Direction | undefined
  children?: ReactNode
}

/** Speaks the locale to everything below. English until the locale's texts have come, and if they never do. */
export function LocaleProvider({
  locale = 'en',
  messages,
  catalogues,
  dir,
  children,
}: LocaleProviderProps): ReactElement {
  const [loaded, setLoaded] = useState<{ locale: string; catalogue: Catalogue }>()
  useEffect(() => {
    const known: Catalogues = { ...locales, ...catalogues }
    const tag = resolveLocale(locale, Object.keys(known))
    if (!tag) return
    let isCurrent = true
    load(known[tag]!).then(
      (module) => {
        if (isCurrent) setLoaded({ locale, catalogue: module.default })
      },
      // The words are English and stay so; the next mount asks again.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [locale, catalogues])
  const current = loaded && loaded.locale === locale ? loaded : undefined
  const catalogue = current?.catalogue
  const t = useMemo(
    () => createTranslator({ locale, overrides: messages, catalogue, dir, onMissing: warnMissing }),
    [locale, messages, catalogue, dir],
  )
  return <LocaleContext.Provider value={t}>{children}</LocaleContext.Provider>
}

declare const process: { readonly env: { readonly NODE_ENV?: string } }

const warnMissing =
  process.env.NODE_ENV === 'production'
    ? undefined
    : (key: string, locale: string): void =>
        console.warn(`Foyer: "${key}" is not translated to ${locale}; it is shown in English.`)

/** `t(messages, key, values)` in the locale around the component. */
export function useTranslate(): Translator {
  return useContext(LocaleContext)
}
