import { useTheme } from '@foyer/headless'
import { useContext, useInsertionEffect } from 'react'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { useThemed } from '../theme/useThemed.ts'
import { ShellContext } from './ShellContext.ts'

/**
 * Sets theme, language and direction on a root element of Foyer, through the object model, as strict policies allow.
 * Browsers must not translate its texts: they replace text nodes that React updates, so that an amount would stay as it
 * was, and removing a text would throw.
 */
export function useRootAttributes(root: HTMLElement | null): void {
  const { theme } = useTheme()
  const { lang, dir } = useTranslate()
  const given = useContext(ShellContext)?.dir
  const { attributes, variables } = useThemed(theme)
  // Before the browser computes the styles of the new elements: later they would be computed twice.
  useInsertionEffect(() => {
    if (!root) return
    root.translate = false
    root.lang = lang
    root.dir = given ?? dir
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(variables)) root.style.removeProperty(name)
    }
  }, [root, attributes, variables, lang, dir, given])
}
