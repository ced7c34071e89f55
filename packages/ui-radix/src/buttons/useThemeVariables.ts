import { load, type ThemeOptions } from '@foyer/headless'
import { useEffect } from 'react'

/**
 * Gives an element the variables of a theme. What computes them is loaded for themes that have any: most pages are
 * content with the stylesheet's. Through the object model, since a strict content policy refuses style attributes.
 */
export function useThemeVariables(element: HTMLElement | null, theme: ThemeOptions): void {
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
