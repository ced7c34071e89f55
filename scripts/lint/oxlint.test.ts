import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from '../lib/paths.ts'
import { writeFixture } from './fixture.ts'

const slice = 'packages/headless/src/flows/swap'
const view = 'packages/ui-radix/src/views/Swap/Swap.tsx'
const globals = /no-restricted-(globals|properties)/
const imports = /no-restricted-imports/

/** Code that a rule of .oxlintrc.jsonc forbids in a file. */
const forbidden: readonly (readonly [rule: RegExp, path: string, code: string])[] = [
  ...[
    'export const a = () => fetch("/x")',
    'export const a = () => window.ethereum',
    'export const a = () => globalThis.localStorage',
    'export const a = () => globalThis["document"]',
    'export const a = typeof window',
    'export const a = () => { setTimeout(() => {}, 1) }',
    'export const a = () => Date.now()',
    'export const a = { fetch }',
    'export const a = (window as unknown as { x: 1 }).x',
    'const a = ({ fetch }: B) => fetch; export const b = () => fetch("/")',
    'export const a = ({ f = fetch }) => f',
  ].map((code, index) => [globals, `${slice}/forbidden${index}.ts`, code] as const),
  [globals, 'packages/chains/src/eip155/send.ts', 'export const a = () => fetch("/x")'],
  [globals, view, `export const load = () => fetch('/quote')`],
  [
    globals,
    'packages/ui-radix/src/primitives/Row/Row.tsx',
    `export const a = () => new WebSocket('wss://x')`,
  ],
  ...['jotai', 'jotai/react', 'jotai/utils', 'jotai/react/utils'].flatMap(
    (name, index) =>
      [
        [imports, `${slice}/jotai${index}.ts`, `import { atom } from '${name}'`],
        [imports, `${slice}/jotai${index}.test.ts`, `import { atom } from '${name}'`],
      ] as const,
  ),
  ...['{ useQuery }', '{ useMutation as m }', '{ useInfiniteQuery }', '* as query'].flatMap(
    (names, index) =>
      [
        [
          imports,
          `packages/headless/src/react/useQuery${index}.ts`,
          `import ${names} from '@tanstack/react-query'`,
        ],
        [
          imports,
          `packages/ui-radix/src/views/A/A${index}.tsx`,
          `import ${names} from '@tanstack/react-query'`,
        ],
      ] as const,
  ),
  [/no-non-null-assertion/, `${slice}/present.ts`, 'export const a = (b?: string) => b!.length'],
  [/no-shadow/, `${slice}/hidden.ts`, 'export const a = 1; export const b = (a: number) => a'],
  [/no-array-sort/, `${slice}/sorted.ts`, 'export const a = (b: number[]) => b.sort()'],
  [
    /no-await-in-loop/,
    `${slice}/steps.ts`,
    'export const a = async (b: B) => { for (const c of b) await c() }',
  ],
  [/Unused/, `${slice}/unused.ts`, '// oxlint-disable-next-line no-shadow\nexport const a = 1'],
  [imports, 'packages/ui-radix/src/views/B/B.tsx', `import { createConfig } from '@foyer/headless'`],
]

/** Code that looks alike and is allowed. */
const allowed: readonly (readonly [path: string, code: string])[] = [
  ...[
    'export const a = (fetch: () => void) => fetch()',
    'export const a = ({ fetch }: { fetch: () => void }) => fetch()',
    'export function a(c: C) { const { window } = c; return window }',
    'import { navigator } from "./x.ts"; export const a = navigator',
    'export const a = (c: C) => c.fetch("/x") + c.document',
    'export const a = { fetch: 1, window() {} }',
    'export const a = (b: Window) => b',
  ].map((code, index) => [`${slice}/allowed${index}.ts`, code] as const),
  ...[
    'packages/headless/src/core/page/device.ts',
    'packages/chains/src/load.ts',
    'packages/chains/src/walletconnect/client/tabs.ts',
    'packages/chains/src/timing.ts',
    'packages/ui-radix/src/modal/Panel.tsx',
    'packages/headless/src/flows/swap/swap.test.ts',
  ].map((path) => [path, 'export const a = () => fetch("/" + Date.now())'] as const),
  [
    `${slice}/loose.test.ts`,
    `import './b.ts'; export const a = async (b: B) => { for (const a of b) await a!() }`,
  ],
  [`${slice}/vanilla.ts`, `import { atom } from 'jotai/vanilla'`],
  [`${slice}/vanillaUtils.ts`, `import { atom } from 'jotai/vanilla/utils'`],
  ['packages/headless/src/react/foyerQuery.ts', `import { useQuery } from '@tanstack/react-query'`],
  [
    'packages/headless/src/react/types.ts',
    `import { QueryClient, type useQuery } from '@tanstack/react-query'`,
  ],
  ['packages/ui-radix/src/views/C/C.tsx', `import { useSwap, displayAmount } from '@foyer/headless'`],
]

const files = Object.fromEntries([
  ...forbidden.map(([, path, code]) => [path, code]),
  ...allowed.map(([path, code]) => [path, code]),
])
const fixture = writeFixture(files)
const found = new Map<string, string[]>()

beforeAll(async () => {
  copyFileSync(at('.oxlintrc.jsonc'), join(fixture.folder, '.oxlintrc.jsonc'))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [at('node_modules/oxlint/bin/oxlint'), '--format=unix'],
    { cwd: fixture.folder },
  ).catch((error: { stdout: string }) => error)
  for (const line of stdout.split('\n')) {
    const path = line.split(':')[0] ?? ''
    found.set(path, [...(found.get(path) ?? []), line])
  }
})
afterAll(fixture.remove)

test.each(forbidden)('%s is reported in %s: %s', (rule, path) => {
  expect(found.get(path)?.some((line) => rule.test(line))).toBe(true)
})

test.each(allowed)('%s may: %s', (path) => {
  expect((found.get(path) ?? []).filter((line) => !/no-unused-vars/.test(line))).toEqual([])
})

type OxlintConfig = { readonly overrides: readonly { readonly files: readonly string[] }[] }

const path = at('.oxlintrc.jsonc')
const { config } = ts.parseConfigFileTextToJson(path, readFileSync(path, 'utf8')) as {
  readonly config: OxlintConfig
}
const overrides = config.overrides.flatMap(({ files: patterns }) => patterns)

/** `a/{b,c}.ts` → its two paths; a pattern with `*` up to the folder before it. */
const pathsOf = (pattern: string): string[] => {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? []
  if (choices) return choices.split(',').flatMap((choice) => pathsOf(`${before}${choice}${after}`))
  return [pattern.replace(/\/?[^/]*\*.*$/, '')]
}

test('exceptions name files and folders that exist', () => {
  const paths = overrides.flatMap(pathsOf).filter((path) => path.startsWith('packages/'))
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(at(path)))).toEqual([])
})
