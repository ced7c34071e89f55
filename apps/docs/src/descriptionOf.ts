import { documentPages } from './pages.ts'
import { referencePages } from './referencePages.ts'

const KIT = 'Foyer connects crypto wallets to any web app.'

/** Description of a page for search engines and link previews; none for the first page, which has the site's. */
export function descriptionOf(path: string): string | undefined {
  const document = documentPages.find((page) => page.path === path)
  if (document) return `${document.title}: ${document.about}. ${KIT}`
  const reference = referencePages.find((page) => page.path === path)
  if (!reference) return undefined
  const { title, specifier } = reference
  return `${title}: ${specifier === undefined ? 'table of the API reference' : `types and examples of ${specifier}`}. ${KIT}`
}
