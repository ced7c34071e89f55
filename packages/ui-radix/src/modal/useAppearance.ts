import { type ThemeOptions, useLocale, useTheme } from '@foyer/headless'
import { useEffect } from 'react'
import type { Locale, MessageOverrides } from '../i18n/localeFiles.ts'

export type AppearanceProps = {
  readonly theme?: ThemeOptions | undefined
  readonly locale?: Locale | undefined
  readonly messages?: MessageOverrides | undefined
}

/**
 * Writes theme, locale and texts of the modal to its config, so that buttons use them too; absent ones stay. An equal
 * object of another render changes nothing: a component with `useTheme` that makes the object would render for ever.
 */
export function useAppearance({ theme, locale, messages }: AppearanceProps): {
  readonly locale: string | undefined
  readonly messages: MessageOverrides
} {
  const { setTheme } = useTheme()
  const current = useLocale()
  const { setLocale } = current
  useEffect(() => {
    if (theme) setTheme(theme)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compared by its content
  }, [JSON.stringify(theme), setTheme])
  useEffect(() => {
    if (locale !== undefined || messages !== undefined)
      setLocale(locale ?? current.locale, messages ?? current.messages)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change by the app with `setLocale` stays
  }, [locale, JSON.stringify(messages), setLocale])
  return { locale: locale ?? current.locale, messages: messages ?? current.messages }
}
