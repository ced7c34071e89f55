import { useTheme } from '@foyer/headless'
import { useContext, useLayoutEffect } from 'react'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { createTheme } from '../theme/createTheme.ts'
import { ShellContext } from './ShellContext.ts'

/** Dresses the root of a tree of ours: theme, language and direction. Through the object model, as strict policies allow. */
export function useRootAttributes(root: HTMLElement | null): void {
  const { theme } = useTheme()
  const { locale, dir } = useTranslate()
  const given = useContext(ShellContext)?.dir
  useLayoutEffect(() => {
    if (!root) return
    const { attributes, variables } = createTheme(theme)
    root.lang = locale
    root.dir = given ?? dir
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(variables)) root.style.removeProperty(name)
    }
  }, [root, theme, locale, dir, given])
}
