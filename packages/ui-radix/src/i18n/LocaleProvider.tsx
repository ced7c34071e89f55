'use client'

import { load } from '@foyer/headless'
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { createTranslator, type Translator } from './createTranslator.ts'
import { type Direction, isEnglish } from './locale.ts'
import { keepTrying } from './keepTrying.ts'
import { LocaleContext } from './LocaleContext.ts'
import type { Catalogues, LoadedLocale } from './loadLocale.ts'

export type LocaleProviderProps = {
  /**
   * BCP 47 tag. One there are no words in is English in words and itself in numbers.
   *
   * @default the first of the visitor's languages that there are words in
   */
  locale?: string | undefined
  /** Texts of the host's own, by key. */
  messages?: Readonly<Record<string, string | undefined>> | undefined
  /** Where words come from, by tag. @default ours */
  catalogues?: Catalogues | undefined
  /** @default the direction of the locale */
  dir?: Direction | undefined
  children?: ReactNode
}

/** Speaks the locale to everything below. English until the locale's texts have come, and if they never do. */
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
      (await load(() => import('./loadLocale.ts'))).loadLocale(wanted ?? navigator.languages, catalogues)
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
