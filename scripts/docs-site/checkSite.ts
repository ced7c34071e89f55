import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { listFiles } from '../lib/files.ts'

/** A built site: HTML by path below its root, and the paths of all files. */
export type Site = { readonly pages: ReadonlyMap<string, string>; readonly files: ReadonlySet<string> }

/** Reads the files of a built site. */
export function readSite(folder: string): Site {
  const files = listFiles('.', /./, folder, [])
  return {
    files: new Set(files),
    pages: new Map(
      files
        .filter((path) => path.endsWith('.html'))
        .map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]),
    ),
  }
}

/** Links to missing pages or anchors, and resources of other hosts. */
export function siteProblems({ pages, files }: Site): { links: string[]; hosts: string[] } {
  const anchors = new Map([...pages].map(([path, html]) => [path, anchorsOf(html)]))
  const links = [...pages].flatMap(([path, html]) =>
    [...new Set(linksOf(html))].flatMap((link) => {
      const [address = '', anchor = ''] = link.split('#')
      const [target = ''] = address.split('?')
      const file = target === '' ? path : fileOf(target, path, files)
      if (file === undefined) return [`${path}: ${link}`]
      if (anchor === '' || !anchors.has(file)) return []
      return anchors.get(file)?.has(decodeURIComponent(anchor)) ? [] : [`${path}: ${link} (no anchor)`]
    }),
  )
  const hosts = [...pages].flatMap(([path, html]) => foreignOf(html).map((url) => `${path}: ${url}`))
  return { links, hosts }
}

const isForeign = /^(?:[a-z][a-z+.-]*:|\/\/)/i

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<(?:a|iframe|link)\b[^>]*?\b(?:href|src)="([^"]+)"/g)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !isForeign.test(link))

const anchorsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id))

const foreignOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script|img|link|iframe|source)\b[^>]*?\b(?:href|src)="([^"]+)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => /^(?:https?:)?\/\//.test(url))

/** The file that a server sends for a link, in which `.html` and `index.html` may be left out. */
function fileOf(link: string, from: string, files: ReadonlySet<string>): string | undefined {
  const base = link.startsWith('/') ? link.slice(1) : posix.join(posix.dirname(from), link)
  const path = base.replace(/\/$/, '')
  return [path, `${path}.html`, posix.join(path, 'index.html')].find((each) => files.has(each))
}
