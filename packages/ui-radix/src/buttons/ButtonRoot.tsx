import { useTheme } from '@foyer/headless'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useButtonText } from './useButtonText.ts'
import { useThemeVariables } from './useThemeVariables.ts'

/** The root of a control that stands in the host's page: theme and words as the modal's. */
export function ButtonRoot({
  layout,
  children,
}: {
  /** As wide as its place, up to a panel. @default as wide as what is in it */
  readonly layout?: 'block' | undefined
  readonly children: ReactNode
}): ReactElement {
  const { theme } = useTheme()
  const { lang, dir } = useButtonText()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useThemeVariables(root, theme)
  return (
    <span
      data-foyer=""
      data-foyer-part="button-root"
      data-layout={layout}
      data-foyer-theme={theme.mode ?? 'system'}
      lang={lang}
      dir={dir}
      ref={setRoot}
    >
      {children}
    </span>
  )
}
