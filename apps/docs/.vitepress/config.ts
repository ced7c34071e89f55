import { defineConfig } from 'vitepress'
import { descriptionOf } from '../src/descriptionOf.ts'
import { groups } from '../src/pages.ts'
import { referencePages } from '../src/referencePages.ts'
import { searchOptions } from '../src/searchOptions.ts'
import { toAnchor } from '../src/toPage.ts'

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#4b45d6"/><path d="M10 25V14a6 6 0 0 1 12 0v11z" fill="#fff"/></svg>'

export default defineConfig({
  title: 'Foyer',
  description:
    'Connect crypto wallets to any web app: headless React hooks, an optional modal, and an offline sandbox.',
  lang: 'en',
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }]],
  transformPageData: ({ relativePath, description, frontmatter }) => ({
    description: descriptionOf(relativePath.replace(/\.md$/, '')) ?? description,
    // A class for the styles of the reference.
    ...(relativePath.startsWith('reference/') && { frontmatter: { ...frontmatter, pageClass: 'reference' } }),
  }),
  transformHead: ({ title, description }) => [
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:site_name', content: 'Foyer' }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
  ],
  srcDir: 'build/content',
  // The Markdown of the pages for llms.txt, which is copied as it is.
  srcExclude: ['public/**'],
  outDir: 'build/site',
  cacheDir: 'build/cache',
  cleanUrls: true,
  // Files that VitePress does not know; scripts/docs-site.ts checks all links and anchors.
  ignoreDeadLinks: [/^\/demo\//, /^\/llms/],
  markdown: {
    anchor: { slugify: toAnchor },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    outline: [2, 3],
    notFound: {
      title: 'No page at this address',
      quote: 'The search in the header finds all pages by their words.',
      linkLabel: 'Go to the first page',
      linkText: 'Go to the first page',
    },
    search: { provider: 'local', options: { miniSearch: { searchOptions } } },
    nav: [
      { text: 'Start', link: '/start-vite' },
      { text: 'Guides', link: '/customize' },
      { text: 'Migration', link: '/moving' },
      { text: 'Reference', link: '/reference/hooks' },
    ],
    sidebar: [
      ...groups.map(({ title, pages }) => ({
        text: title,
        collapsed: title === 'Project',
        items: pages.map((page) => ({ text: page.title, link: `/${page.path}` })),
      })),
      {
        text: 'Reference',
        items: referencePages.map(({ path, title }) => ({ text: title, link: `/${path}` })),
      },
    ],
    socialLinks: [{ icon: 'github', link: 'https://github.com/foyer-kit/foyer' }],
  },
})
