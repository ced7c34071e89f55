import { mkdtempSync, readFileSync, readdirSync, mkdirSync, writeFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { foyerCompileHints } from './compileHints.ts'

const root = mkdtempSync(join(tmpdir(), 'foyer-hints-'))
afterAll(() => rmSync(root, { recursive: true }))
const place = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}
place(
  'node_modules/@foyer/kit/package.json',
  '{"name":"@foyer/kit","type":"module","exports":{"./*":"./*.js"}}',
)
place('node_modules/@foyer/kit/start.js', 'export const start = () => import("./modal.js")')
place(
  'node_modules/@foyer/kit/modal.js',
  'export const more = () => import("./view.js")\nexport const open = (name) => {\n  throw new Error("modal " + name)\n}',
)
place('node_modules/@foyer/kit/view.js', 'import "./icons.js"\nexport const view = "view"')
place('node_modules/@foyer/kit/icons.js', 'export const icon = document.title')
place('own.js', 'import "@foyer/kit/icons"\nexport const own = (name) => document.title = "own " + name')
place(
  'main.js',
  'import { start } from "@foyer/kit/start"\nstart().then(({ open }) => open(1))\nimport("./own.js").then(({ own }) => own(1))',
)
place('index.html', '<script type="module" src="./main.js"></script>')

test('lazy chunks with code of Foyer begin with the hint; entries and chunks of the app do not have it', async () => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [foyerCompileHints()],
    build: { sourcemap: true, outDir: join(root, 'dist') },
  })
  const folder = join(root, 'dist/assets')
  const files = readdirSync(folder)
  const textOf = (name: string, end: string): string =>
    readFileSync(
      join(folder, files.find((file) => file.startsWith(name) && file.endsWith(end)) ?? name),
      'utf8',
    )
  const hint = '//# allFunctionsCalledOnLoad\n'
  expect(textOf('modal', '.js').startsWith(hint)).toBe(true)
  expect(textOf('modal', '.js')).toContain('__vite__mapDeps=')
  expect(textOf('own', '.js')).not.toContain(hint)
  expect(textOf('index', '.js')).not.toContain(hint)

  // The source map accounts for the inserted line.
  const lines = textOf('modal', '.js').split('\n')
  const line = lines.findIndex((each) => each.includes('Error('))
  const column = lines[line]?.indexOf('Error(') ?? -1
  expect([line > 0, column > 0]).toEqual([true, true])
  const map = new SourceMap(JSON.parse(textOf('modal', '.js.map')) as never)
  expect(map.findEntry(line, column)).toMatchObject({ originalLine: 2 })
})
