'use client'

import { load } from '@foyer/headless'
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { createTranslator, type Translator } from './createTranslator.ts'
import { importLocales } from './importLocales.ts'
import { keepTrying } from './keepTrying.ts'
import type { Catalogues, LoadedLocale } from './loadLocale.ts'
import { type Direction, isEnglish } from './locale.ts'
import { LocaleContext } from './LocaleContext.ts'
import type { Locale } from './localeFiles.ts'

export type LocaleProviderProps = {
  /**
   * BCP 47 tag. An unsupported language has English texts and its own number format.
   *
   * @default the first supported language of the browser
   */
  locale?: Locale | undefined
  /** Texts of the host, by key. */
  messages?: Readonly<Record<string, string | undefined>> | undefined
  /** Loaders of translations by tag. @default those of Foyer */
  catalogues?: Catalogues | undefined
  /** @default the direction of the locale */
  dir?: Direction | undefined
  children?: ReactNode
}

/**
 * Provides the locale to its children. Texts are English until the translations have loaded, and if they fail to load.
 */
export function LocaleProvider({
  locale: wanted,
  messages,
  catalogues,
  dir,
  children,
}: LocaleProviderProps): ReactElement {
  const [loaded, setLoaded] = useState<LoadedLocale & { readonly wanted: string | undefined }>()
  useEffect(() => {
    if (isEnglish(wanted ?? navigator.language)) return
    const controller = new AbortController()
    const { signal } = controller
    const fetchWords = async () =>
      (await load(importLocales)).loadLocale(wanted ?? navigator.languages, catalogues)
    keepTrying(fetchWords, signal).then(
      (found) => !signal.aborted && setLoaded({ ...found, wanted }),
      () => {},
    )
    return () => controller.abort()
  }, [wanted, catalogues])
  const { locale, catalogue } = loaded && loaded.wanted === wanted ? loaded : { locale: wanted }
  const t = useMemo(
    () => createTranslator({ locale, overrides: messages, catalogue, dir, onMissing: warnMissing }),
    [locale, messages, catalogue, dir],
  )
  return <LocaleContext.Provider value={t}>{children}</LocaleContext.Provider>
}

const warnMissing =
  process.env.NODE_ENV === 'production'
    ? undefined
    : (key: string, locale: string): void =>
        console.warn(`Foyer: "${key}" is not translated to ${locale}; it is shown in English.`)

/**
 * Returns `t(messages, key, values)` of the nearest locale.
 *
 * @example
 * ```tsx
 * import { useTranslate } from '@foyer/ui-radix/shell'
 * const messages = { 'shop.thanks': 'Thank you, {name}' } as const
 * export function Thanks() {
 *   const t = useTranslate()
 *   return <p>{t(messages, 'shop.thanks', { name: 'Ada' })}</p>
 * }
 * ```
 */
export function useTranslate(): Translator {
  return useContext(LocaleContext)
}
