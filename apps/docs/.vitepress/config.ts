import { defineConfig } from 'vitepress'
import { groups } from '../src/pages.ts'
import { toAnchor } from '../src/toPage.ts'
import { referencePages } from '../src/referencePages.ts'
import { searchOptions } from '../src/searchOptions.ts'

export default defineConfig({
  title: 'Foyer',
  description:
    'Connect crypto wallets to any web app: headless React hooks, an optional modal, and an offline sandbox.',
  lang: 'en',
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
