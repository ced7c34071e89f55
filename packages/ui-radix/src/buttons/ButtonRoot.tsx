import { useLocale, useTheme } from '@foyer/headless'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { LocaleProvider } from '../i18n/LocaleProvider.tsx'
import { createTheme } from '../theme/createTheme.ts'

/** The root of a control that stands in the host's page: theme and words as the modal's. */
export function ButtonRoot({ children }: { readonly children: ReactNode }): ReactElement {
  const { theme } = useTheme()
  const { locale, messages } = useLocale()
  const { attributes, variables } = useMemo(() => createTheme(theme), [theme])
  return (
    <LocaleProvider locale={locale} messages={messages}>
      <span data-foyer-part="button-root" {...attributes} style={variables}>
        {children}
      </span>
    </LocaleProvider>
  )
}
