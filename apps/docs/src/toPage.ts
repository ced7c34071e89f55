import { posix } from 'node:path'
import { type DocumentPage, documentPages } from './pages.ts'

/** URL of the files of the repository that have no page. */
export const REPOSITORY = 'https://github.com/foyer-kit/foyer/blob/main'

/**
 * The Markdown of a page: links between documents lead to pages of the site, links to other files to the repository.
 *
 * @param text The document.
 */
export function toPage(page: DocumentPage, text: string): string {
  const body = page.section === undefined ? text : sectionOf(text, page.section)
  return rewriteLinks(escapeInterpolations(highlightOthers(body)), page)
}

/** The Markdown with the live examples of the page, each at the end of its section. */
export function withExamples({ examples = {} }: DocumentPage, text: string): string {
  return Object.entries(examples).reduce((before, [heading, example]) => {
    const start = before.indexOf(`\n## ${heading}\n`)
    if (start < 0) throw new Error(`The page has no section "${heading}" for the example ${example}`)
    const next = before.indexOf('\n## ', start + 1)
    const end = next < 0 ? before.length : next
    const frame = `<iframe class="live" src="/demo/index.html?example=${example}" title="Live example: ${escapeHtml(heading)}" loading="lazy"></iframe>`
    return `${before.slice(0, end).trimEnd()}\n\n${frame}\n${before.slice(end)}`
  }, text)
}

/** The id of a heading on GitHub, where the same documents are read. */
export const toAnchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

/** A section of level 2 as a document with its own title. */
export function sectionOf(text: string, title: string): string {
  const [, section = ''] = text.split(`\n## ${title}\n`)
  const body = section.split(/\n## /)[0] ?? ''
  return `# From ${title}\n${body.replaceAll(/^###/gm, '##')}`
}

/** Highlights code of other kits, which is not compiled with the documents. */
const highlightOthers = (text: string): string => text.replaceAll(/^(Before:\n\n```)text$/gm, '$1tsx')

/** Vue reads `{{` and tags outside of code. */
const escapeInterpolations = (text: string): string =>
  text.replaceAll(/^(?!```)(.*`[^`\n]*\{\{[^`\n]*`.*)$/gm, (line) =>
    line.replaceAll(/`([^`\n]*\{\{[^`\n]*)`/g, (_, code: string) => `<code v-pre>${escapeHtml(code)}</code>`),
  )

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('|', '&#124;')

function rewriteLinks(text: string, { source, path, section }: DocumentPage): string {
  const own = new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => toAnchor(heading)))
  return text
    .replaceAll(/\]\(#([^)\s]+)\)/g, (link, anchor: string) =>
      section === undefined || own.has(anchor) ? link : `](${posix.basename(source)}#${anchor})`,
    )
    .replaceAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]+)?\)/g, (_, link: string, hash = '') => {
      const target = posix.normalize(posix.join(posix.dirname(source), link))
      const page = documentPages.find((each) => each.source === target && each.section === undefined)
      if (page) return `](${posix.relative(posix.dirname(`/${path}`), `/${page.path}.md`)}${hash})`
      return `](${REPOSITORY}/${target}${hash})`
    })
}
