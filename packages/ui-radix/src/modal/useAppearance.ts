import { type ThemeOptions, useLocale, useTheme } from '@foyer/headless'
import { useEffect, useMemo, useState } from 'react'
import type { Locale, MessageOverrides } from '../i18n/localeFiles.ts'

export type AppearanceProps = {
  readonly theme?: ThemeOptions | undefined
  readonly locale?: Locale | undefined
  readonly messages?: MessageOverrides | undefined
}

/**
 * Writes theme, locale and texts of the modal to its config, so that buttons use them too; those of the config that the
 * modal does not name stay. An equal object of another render changes nothing: a component with `useTheme` that makes
 * the object would render for ever.
 */
export function useAppearance({ theme, locale, messages }: AppearanceProps): {
  readonly locale: string | undefined
  readonly messages: MessageOverrides
} {
  const { theme: first, setTheme } = useTheme()
  const current = useLocale()
  const [base] = useState({ theme: first, messages: current.messages })
  const texts = useMemo(() => messages && { ...base.messages, ...messages }, [base, messages])
  const { setLocale } = current
  useEffect(() => {
    if (theme) setTheme({ ...base.theme, ...theme })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compared by its content
  }, [JSON.stringify(theme), setTheme])
  useEffect(() => {
    if (locale !== undefined || texts !== undefined)
      setLocale(locale ?? current.locale, texts ?? current.messages)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change by the app with `setLocale` stays
  }, [locale, JSON.stringify(texts), setLocale])
  return { locale: locale ?? current.locale, messages: texts ?? current.messages }
}
