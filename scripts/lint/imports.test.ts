import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFixture } from './fixture.ts'
import { layers } from './importRules.ts'
import { readImports, type Violation } from './readImports.ts'

const headless = 'packages/headless/src'
const chains = 'packages/chains/src'
const ui = 'packages/ui-radix/src'
const sandbox = 'packages/sandbox/src'

/** One file for each import that a rule forbids. */
const forbidden: readonly (readonly [rule: string, path: string, code: string])[] = [
  ...layers
    .slice(1)
    .map(
      (layer, index) =>
        [
          'upward-import',
          `${headless}/${layers[index]}/up/up.ts`,
          `import '../../${layer}/target/target.ts'`,
        ] as const,
    ),
  ['upward-import', `${headless}/core/type.ts`, `import type { A } from '../modal/target/target.ts'`],
  ['upward-import', `${headless}/core/late.ts`, `export const a = () => import('../flows/target/target.ts')`],
  ['package-direction', `${chains}/up.ts`, `import '@foyer/headless'`],
  ['package-direction', `${headless}/core/ui.ts`, `import '@foyer/ui-radix'`],
  ['package-direction', `${headless}/core/world.ts`, `export const a = () => import('@foyer/sandbox')`],
  ['package-direction', `${sandbox}/a.ts`, `import '@foyer/headless'`],
  ['package-entry', `${headless}/core/inside.ts`, `import '@foyer/chains/src/load.ts'`],
  ['package-boundary', `${headless}/core/leaves.ts`, `import '../../../chains/src/load.ts'`],
  ['package-boundary', `${headless}/core/script.ts`, `import '../../../../scripts/a.ts'`],
  ['own-entry', `${chains}/own.ts`, `import '@foyer/chains'`],
  ['own-entry', `${ui}/modal/own.ts`, `import '../exports/index.ts'`],
  ['forbidden-library', `${chains}/react.ts`, `import 'react'`],
  ['forbidden-library', `${chains}/jsx.ts`, `import 'react/jsx-runtime'`],
  ['forbidden-library', `${headless}/core/dom.ts`, `import 'react-dom'`],
  ['forbidden-library', `${headless}/core/radix.ts`, `import '@radix-ui/react-dialog'`],
  ['forbidden-library', `${ui}/modal/atoms.ts`, `import 'jotai/vanilla'`],
  ['forbidden-library', `${ui}/views/Swap/units.ts`, `import 'viem'`],
  ['forbidden-css', `${headless}/core/css.ts`, `import './a.css'`],
  ['node-module', `${chains}/node.ts`, `import 'node:fs'`],
  ['undeclared-dependency', `${headless}/core/dev.ts`, `import 'msw'`],
  ['unresolved-import', `${headless}/core/absent.ts`, `import '@noble/absent'`],
  ['re-export', `${chains}/again.ts`, `export { load } from './load.ts'`],
  ['re-export', `${chains}/all.ts`, `export * from './load.ts'`],
  ['re-export', `${chains}/type.ts`, `export type { Load } from './load.ts'`],
  ['file-cycle', `${chains}/cycle/self.ts`, `import './self.ts'`],
  ['file-cycle', `${chains}/cycle/a.ts`, `import './b.ts'`],
  ['pure-rules', `${headless}/flows/swap/rules.ts`, `import '@foyer/chains'`],
  ['pure-rules', `${headless}/flows/swap/quoteRules.ts`, `import './target.ts'`],
  ['react-in-react', `${headless}/flows/swap/state.ts`, `import 'react'`],
  ['react-in-react', `${headless}/flows/swap/queries.ts`, `import { useState } from 'react'`],
  ['unresolved-import', `${headless}/flows/swap/client.ts`, `import '@tanstack/query-core'`],
  ['state-without-adapters', `${headless}/flows/send/state.ts`, `import '@foyer/chains'`],
  ['hooks-decide-nothing', `${headless}/react/useSwap.ts`, `import '../flows/send/rules.ts'`],
  ['hooks-decide-nothing', `${headless}/react/useSend.ts`, `import '@foyer/chains'`],
  ['hooks-decide-nothing', `${headless}/react/usePay.ts`, `import '../data/backend/target.ts'`],
  ['hooks-without-jotai', `${headless}/react/useAtom.ts`, `import 'jotai/vanilla'`],
  ['primitives-take-props', `${ui}/primitives/Row/Row.tsx`, `import '@foyer/headless'`],
  ['primitives-take-props', `${ui}/primitives/Row/View.tsx`, `import '../../views/Swap/target.ts'`],
  ['primitives-take-props', `${ui}/primitives/Row/Modal.tsx`, `import '../../modal/target.ts'`],
  ['primitives-without-adapters', `${ui}/primitives/Row/Chain.tsx`, `import '@foyer/chains'`],
  ['views-use-hooks', `${ui}/views/Swap/Swap.tsx`, `import '@foyer/headless/actions'`],
  ['views-use-hooks', `${ui}/views/Swap/Chain.tsx`, `import '@foyer/chains'`],
  ['views-use-hooks', `${ui}/buttons/ConnectButton.tsx`, `import '@foyer/headless/actions'`],
  ['views-stand-alone', `${ui}/views/Swap/parts/Fee.tsx`, `import '../../Send/target.ts'`],
  ['views-stand-alone', `${ui}/views/shared/Fee.tsx`, `import '../Send/target.ts'`],
  ['buttons-stand-alone', `${ui}/buttons/Swap.tsx`, `import '../views/Swap/target.ts'`],
]

const allowed: readonly (readonly [path: string, code: string])[] = [
  [`${chains}/cycle/c.ts`, `import type { D } from './d.ts'`],
  [`${chains}/cycle/e.ts`, `export const f = () => import('./f.ts')`],
  [`${headless}/wallet/signing/signingActions.ts`, `export { a } from './target.ts'`],
  [`${headless}/modal/down.ts`, `import '../core/target/target.ts'`],
  [`${headless}/flows/same.ts`, `import './target/target.ts'`],
  [`${headless}/flows/send/rules.ts`, `import type { A } from '@foyer/chains'`],
  [`${headless}/flows/pay/rules.ts`, `import '../send/rules.ts'`],
  [`${headless}/flows/pay/state.ts`, `import type { A } from '@foyer/chains'`],
  [`${headless}/flows/pay/pay.ts`, `import '@foyer/chains'`],
  [`${headless}/react/useConfigAtom.ts`, `import 'jotai/vanilla'\nimport 'react'`],
  [
    `${headless}/core/up.test.ts`,
    `import '../modal/target/target.ts'\nimport 'msw'\nimport '@foyer/sandbox'`,
  ],
  [`${headless}/exports/again.ts`, `export { a } from '../core/target/target.ts'`],
  [`${chains}/optional.ts`, `export const a = () => import('@base-org/account')`],
  [`${chains}/local.ts`, 'const a = 1\nexport { a }\nexport type B = number'],
  [`${chains}/diamond.ts`, `import './local.ts'\nimport './optional.ts'`],
  [`${sandbox}/server.ts`, `import 'node:http'\nimport '@foyer/chains'`],
  [`${ui}/modal/style.ts`, `import './a.css'`],
  [`${ui}/views/Pay/Pay.tsx`, `import '@foyer/headless'\nimport type { A } from '@foyer/headless/actions'`],
  [`${ui}/views/Pay/Rows.tsx`, `import '../../primitives/target.ts'\nimport '../shared/target.ts'`],
  [`${ui}/views/Pay/Row.tsx`, `import type { A } from '@foyer/chains'\nimport './parts/Fee.tsx'`],
  [`${ui}/views/Pay/parts/Fee.tsx`, `export const a = 1`],
]

const empty = 'export const a = 1\nexport type A = 1'
const manifest = (name: string, fields: object = {}): string =>
  JSON.stringify({
    name: `@foyer/${name}`,
    type: 'module',
    exports: { '.': './src/exports/index.ts', './actions': './src/exports/actions.ts', './src/*': './src/*' },
    ...fields,
  })
const installed = (folder: string, name: string, entries: readonly string[] = ['.']): [string, string][] => [
  [
    `${folder}/node_modules/${name}/package.json`,
    JSON.stringify({ name, exports: Object.fromEntries(entries.map((entry) => [entry, './index.js'])) }),
  ],
  [`${folder}/node_modules/${name}/index.js`, 'export {}'],
]
const linked = (folder: string, names: readonly string[]): [string, string][] =>
  names.map((name) => [`${folder}/node_modules/@foyer/${name}`, `packages/${name}`])

const files: Record<string, string> = Object.fromEntries([
  ...layers.flatMap((layer) => [[`${headless}/${layer}/target/target.ts`, empty]]),
  ...[
    `${chains}/load.ts`,
    `${chains}/exports/index.ts`,
    `${headless}/exports/index.ts`,
    `${headless}/exports/actions.ts`,
    `${headless}/flows/swap/target.ts`,
    `${headless}/data/backend/target.ts`,
    `${headless}/wallet/signing/target.ts`,
    `${ui}/exports/index.ts`,
    `${ui}/modal/target.ts`,
    `${ui}/primitives/target.ts`,
    `${ui}/views/Swap/target.ts`,
    `${ui}/views/Send/target.ts`,
    `${ui}/views/shared/target.ts`,
    `${sandbox}/exports/index.ts`,
    'packages/create-foyer/src/target.ts',
    'scripts/a.ts',
  ].map((path) => [path, empty]),
  [`${chains}/cycle/b.ts`, `import './a.ts'`],
  [`${chains}/cycle/d.ts`, `import './c.ts'\nexport type D = 1`],
  [`${chains}/cycle/f.ts`, `import './e.ts'`],
  [`${headless}/core/a.css`, ''],
  [`${ui}/modal/a.css`, ''],
  ['packages/chains/package.json', manifest('chains', { dependencies: { react: '1' } })],
  [
    'packages/headless/package.json',
    manifest('headless', {
      dependencies: { '@foyer/chains': '1', jotai: '1' },
      peerDependencies: { react: '1', '@tanstack/react-query': '1' },
      devDependencies: { msw: '1' },
    }),
  ],
  ['packages/ui-radix/package.json', manifest('ui-radix', { dependencies: { jotai: '1', viem: '1' } })],
  ['packages/sandbox/package.json', manifest('sandbox')],
  ...installed('packages/chains', 'react', ['.', './jsx-runtime']),
  ...['react', 'react-dom', '@radix-ui/react-dialog', 'msw', '@tanstack/react-query'].flatMap((name) =>
    installed('packages/headless', name),
  ),
  ...installed('packages/headless', 'jotai', ['./vanilla']),
  ...installed('packages/ui-radix', 'jotai', ['./vanilla']),
  ...installed('packages/ui-radix', 'viem'),
  ...forbidden.map(([, path, code]) => [path, code]),
  ...allowed.map(([path, code]) => [path, code]),
])

const fixture = writeFixture(files, [
  ...linked('packages/chains', ['chains', 'headless']),
  ...linked('packages/headless', ['chains', 'ui-radix', 'sandbox']),
  ...linked('packages/ui-radix', ['chains', 'headless']),
  ...linked('packages/sandbox', ['chains', 'headless']),
])
let violations: Violation[] = []
beforeAll(async () => {
  violations = (await readImports(fixture.folder)).violations
})
afterAll(fixture.remove)

test.each(forbidden)('%s is reported for %s: %s', (rule, path) => {
  expect(violations.filter(({ from }) => from === path).map((violation) => violation.rule)).toContain(rule)
})

test.each(allowed.filter(([path]) => !forbidden.some(([, other]) => other === path)))(
  '%s may: %s',
  (path) => {
    expect(violations.filter(({ from }) => from === path)).toEqual([])
  },
)

test('the text of a violation names both files and the solution', () => {
  expect(violations.find(({ from }) => from === `${headless}/core/late.ts`)?.text).toBe(
    `${headless}/core/late.ts imports ${headless}/flows/target/target.ts: a layer imports itself and lower layers`,
  )
})
