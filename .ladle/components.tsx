import '@foyer/ui-radix/styles.css'
import './ladle.css'
import type { GlobalProvider } from '@ladle/react'
import { useLayoutEffect } from 'react'

// Read once: Ladle rewrites the address as soon as one of its own controls is used.
const query = new URLSearchParams(location.search)

/**
 * A page around each story and nothing else: what a story needs of Foyer it sets up itself, as a host would.
 * Theme and direction are Ladle's controls (`&theme=dark&rtl=true`), the language is `&locale=ar` in the address.
 */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const theme = globalState.theme === 'dark' ? 'dark' : 'light'
  const dir = globalState.rtl || query.get('dir') === 'rtl' ? 'rtl' : 'ltr'
  const lang = query.get('locale') ?? 'en'
  // On the page itself, since a modal is not inside the story's own element.
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { dir, lang })
    document.documentElement.dataset['theme'] = theme
  }, [theme, dir, lang])
  return (
    <main data-story={globalState.story} data-foyer="" data-foyer-theme={theme} className="page">
      {children}
    </main>
  )
}
