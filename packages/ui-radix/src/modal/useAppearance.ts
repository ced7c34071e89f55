import { type ThemeOptions, useLocale, useTheme } from '@foyer/headless'
import { useClientLayoutEffect } from './useClientLayoutEffect.ts'

export type AppearanceProps = {
  readonly theme?: ThemeOptions | undefined
  readonly locale?: string | undefined
  readonly messages?: Readonly<Record<string, string>> | undefined
}

/** Makes what the modal was given the appearance of its config, so that the page's buttons look and speak alike. */
export function useAppearance({ theme, locale, messages }: AppearanceProps): {
  readonly locale: string | undefined
  readonly messages: Readonly<Record<string, string>>
} {
  const { setTheme } = useTheme()
  const current = useLocale()
  const { setLocale } = current
  useClientLayoutEffect(() => {
    if (theme) setTheme(theme)
  }, [theme, setTheme])
  useClientLayoutEffect(() => {
    if (locale !== undefined || messages !== undefined) setLocale(locale, messages)
  }, [locale, messages, setLocale])
  return { locale: locale ?? current.locale, messages: messages ?? current.messages }
}
