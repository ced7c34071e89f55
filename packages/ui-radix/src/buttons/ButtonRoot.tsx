import { useLocale, useTheme } from '@foyer/headless'
import { type ReactElement, type ReactNode, useState } from 'react'
import { LocaleProvider } from '../i18n/LocaleProvider.tsx'
import { useThemeVariables } from './useThemeVariables.ts'

/** The root of a control that stands in the host's page: theme and words as the modal's. */
export function ButtonRoot({ children }: { readonly children: ReactNode }): ReactElement {
  const { theme } = useTheme()
  const { locale, messages } = useLocale()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useThemeVariables(root, theme)
  return (
    <LocaleProvider locale={locale} messages={messages}>
      <span
        data-foyer=""
        data-foyer-part="button-root"
        data-foyer-theme={theme.mode ?? 'system'}
        ref={setRoot}
      >
        {children}
      </span>
    </LocaleProvider>
  )
}
