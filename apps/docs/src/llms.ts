import type { Group } from './pages.ts'
import type { ReferencePage } from './referencePages.ts'

/** llms.txt (llmstxt.org): the pages of the site, as links to their Markdown. */
export const toLlms = (groups: readonly Group[], reference: readonly ReferencePage[]): string =>
  [
    '# Foyer',
    '',
    '> Connect crypto wallets (Ethereum, Solana, Bitcoin, Polkadot, Cosmos) to any web app: headless React hooks, an optional modal on Radix, and an offline sandbox for tests. MIT.',
    '',
    'All pages in one file: [llms-full.txt](/llms-full.txt)',
    '',
    ...groups.flatMap(({ title, pages }) => [
      `## ${title}`,
      '',
      ...pages.map((page) => `- [${page.title}](/${page.path}.md): ${page.about}`),
      '',
    ]),
    '## Reference',
    '',
    ...reference.map(
      ({ title, path, specifier }) =>
        `- [${title}](/${path}.md)${specifier === undefined ? '' : `: exports of \`${specifier}\``}`,
    ),
    '',
  ].join('\n')

/** llms-full.txt: the text of every page, each after its path. */
export const toLlmsFull = (texts: ReadonlyMap<string, string>): string =>
  [...texts].map(([path, text]) => `<!-- /${path} -->\n\n${text.trim()}\n`).join('\n')
