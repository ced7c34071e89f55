import { useTheme, load, type ThemeOptions } from '@foyer/headless'
import { type ReactElement, type ReactNode, useState, useEffect } from 'react'
import { useButtonText } from './useButtonText.ts'

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

/**
 * Gives an element the variables of a theme. What computes them is loaded for themes that have any: most pages are
 * content with the stylesheet's. Through the object model, since a strict content policy refuses style attributes.
 */
function useThemeVariables(element: HTMLElement | null, theme: ThemeOptions): void {
  useEffect(() => {
    const { mode: _, ...own } = theme
    if (!element || Object.values(own).every((value) => value === undefined)) return
    let isCurrent = true
    let names: readonly string[] = []
    load(() => import('../theme/createTheme.ts')).then(
      ({ createTheme }) => {
        if (!isCurrent) return
        const { variables } = createTheme(theme)
        names = Object.keys(variables)
        for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value)
      },
      // The stylesheet's colours stay.
      () => {},
    )
    return () => {
      isCurrent = false
      for (const name of names) element.style.removeProperty(name)
    }
  }, [element, theme])
}
