import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'

const read = (path: string): string => readFileSync(at(path), 'utf8')
const pages = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs', /^docs\/[\w-]+\.md$/)]
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)

test('the app in the README is the example that is built and type-checked', () => {
  const block = /```tsx\n([\s\S]*?)```/.exec(read('README.md'))?.[1]
  expect(block).toBe(read('examples/vite/src/main.tsx'))
  expect(read('docs/start-vite.md')).toContain(`\n${block}\`\`\``)
})

test.each(['main.tsx', 'createEthersProvider.ts', 'PayBoth.tsx'])(
  'docs/interop.md shows examples/wagmi/src/%s',
  (file) => {
    expect(read('docs/interop.md')).toContain(`\n${read(`examples/wagmi/src/${file}`)}\`\`\``)
  },
)

test('docs/start-next.md shows the layout of examples/next', () => {
  const layout = read('examples/next/src/app/layout.tsx')
  expect(read('docs/start-next.md')).toContain(`\n// app/layout.tsx\n${layout}\`\`\``)
})

test('docs/sandbox.md shows a test that runs', () => {
  const test = read('apps/playground/src/sandboxRecipe.test.ts').replace(/^\/\/ @vitest-environment .*\n/, '')
  expect(read('docs/sandbox.md')).toContain(`\n${test}\`\`\``)
})

test('docs/recipes.md shows the tokens that examples/shadcn sets', () => {
  const block = /^\[data-foyer\] \{\n[\s\S]*?^\}\n/m.exec(read('examples/shadcn/src/styles.css'))?.[0]
  expect(block).toContain('--foyer-bg: var(--background)')
  expect(read('docs/recipes.md')).toContain(`\n${block}`)
})

test('blocks that no check compiles are those that docs/first-hour.md lists', () => {
  const blocks = pages.flatMap((page) =>
    Array.from(read(page).matchAll(/^```(\w+)$/gm), ([, language = '']) => `${page} ${language}`).filter(
      (block) => !/ (?:tsx?|sh|css|json)$/.test(block),
    ),
  )
  expect([...new Set(blocks)]).toEqual([
    'docs/moving.md text',
    'docs/recipes.md text', // a Content Security Policy
    'docs/sandbox.md js',
    'docs/start-frameworks.md astro',
  ])
})

test('docs/hooks.md lists every public hook, each once', () => {
  const hooks = ['index', 'viem'].flatMap((entry) =>
    Array.from(read(`docs/api/headless.${entry}.txt`).matchAll(/^(use\w+): /gm), ([, name]) => name),
  )
  const [, section = ''] = read('docs/hooks.md').split('\n## All hooks\n')
  const listed = Array.from(section.split('\n## ', 1)[0]?.matchAll(/`(use\w+)`/g) ?? [], ([, name]) => name)
  expect(listed.toSorted()).toEqual(hooks.toSorted())
})

test.each(pages)('%s links to files that exist', (page) => {
  const folder = page.includes('/') ? `${page.slice(0, page.lastIndexOf('/'))}/` : ''
  const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(at(`${folder}${link}`)))).toEqual([])
})

test.each(pages)('%s names commands that exist', (page) => {
  const named = [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !scripts.includes(name))).toEqual([])
})

test.each(['docs/architecture.md', 'docs/internals.md'])('names in %s exist in the tree', (page) => {
  const paths = [...read(page).matchAll(/`((?:packages|apps|scripts|examples)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(at(path)))).toEqual([])
})
