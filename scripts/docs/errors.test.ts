import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'
import { isTestFile } from '../lint/source.ts'
import { errorsOf } from './errorCatalogue.ts'

const read = (path: string): string => readFileSync(at(path), 'utf8')

/** Source files of a package that define errors, with these errors. */
const catalogues = (['chains', 'headless'] as const).flatMap((name) =>
  listFiles(`packages/${name}/src`, /\.tsx?$/)
    .filter((path) => !isTestFile(path))
    .map((path) => ({ name, path, errors: errorsOf(read(path)) }))
    .filter(({ errors }) => errors.length > 0),
)

/** Rows of the tables of docs/errors.md: `` | `CODE` | `text` | meaning | retry | ``. */
const rows = Array.from(
  read('docs/errors.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` *\| (`+) ?(.+?) ?\2 *\| (.+?) *\| (\w+) *\|$/gm),
  ([, code = '', , text = '', meaning = '', retry = '']) => ({ code, text, meaning, retry }),
)

test('docs/errors.md lists every error code once, with its texts', () => {
  const texts = new Map<string, ReadonlySet<string>>()
  for (const { code, text } of catalogues.flatMap(({ errors }) => errors))
    texts.set(code, new Set([...(texts.get(code) ?? []), text]))
  const expected = [...texts].map(([code, all]) => `${code}: ${[...all].join(' / ')}`)
  expect(rows.map(({ code, text }) => `${code}: ${text}`).toSorted()).toEqual(expected.toSorted())
})

test('each error code is in use: some source names it', () => {
  const sources = (['chains', 'headless'] as const)
    .flatMap((name) => listFiles(`packages/${name}/src`, /\.tsx?$/))
    .filter((path) => !isTestFile(path))
    .map(read)
    .join('')
  expect(rows.map(({ code }) => code).filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})

test('each error code has a sentence, and says whether a retry can help', () => {
  expect(rows.filter(({ meaning }) => !/[.)]$/.test(meaning))).toEqual([])
  expect(new Set(rows.map(({ retry }) => retry))).toEqual(new Set(['yes', 'no', 'check']))
})

test('an error that is created as retryable has `yes` in the table', () => {
  const retryable = catalogues.flatMap(({ name }) =>
    listFiles(`packages/${name}/src`, /\.ts$/)
      .filter((path) => !isTestFile(path))
      .flatMap((path) =>
        Array.from(
          read(path).matchAll(/\w*Error\(\s*'([A-Z_]+)',[^()]*isRetryable: true/g),
          ([, code = '']) => code,
        ),
      ),
  )
  expect(retryable).toContain('LOAD_FAILED')
  expect(rows.filter(({ code, retry }) => retryable.includes(code) && retry !== 'yes')).toEqual([])
})

test('the types of the codes are made of every catalogue', () => {
  const unlisted = catalogues.filter(({ name, path }) => {
    const statements = read(`packages/${name}/src/exports/index.ts`).split(/^(?=import |export )/m)
    const file = path.replace(`packages/${name}/src/`, '../')
    return !statements.some((each) => each.startsWith('import type') && each.includes(` from '${file}'`))
  })
  expect(unlisted.map(({ path }) => path)).toEqual([])
})

test.each([
  ["defineErrors({ NO_ACCOUNT: () => 'None' })", 'NO_ACCOUNT', 'None'],
  ['defineErrors({ A_B: (context: { name: string }) => `No ${context.name}` })', 'A_B', 'No <name>'],
  ['defineErrors({ A_B: ({ why }: Refused): string => why ?? `No` })', 'A_B', 'No'],
  ['defineErrors({ A_B: (c: C) => `No${c.at && ` at ${c.at}`}: ${c.why}` })', 'A_B', 'No at <at>: <why>'],
  ['defineErrors({ A_B: ({ n }: N) => n === 0 ? "None" : `Not ${n}` })', 'A_B', 'None / Not <n>'],
  ["class E extends F { constructor() { super('A_B', { shortMessage: 'No' }) } }", 'A_B', 'No'],
])('reads the error of `%s`', (source, code, text) => {
  expect(errorsOf(source)).toEqual([{ code, text }])
})

test('reads no functions of other objects', () => {
  expect(errorsOf("const a = { NOT_FOUND: () => 'x' }")).toEqual([])
  expect(errorsOf("// defineErrors\nsuper('A_B', options)")).toEqual([])
})
