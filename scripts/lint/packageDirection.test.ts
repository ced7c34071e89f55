import { expect, test } from 'vitest'
import { packageDirectionCheck, type Manifest } from './packageDirection.ts'
import { complaintsOf } from './sample.ts'

const manifests: Record<string, Manifest> = {
  chains: { name: '@foyer/chains', dependencies: { valibot: '1' }, peerDependencies: { viem: '2' } },
  headless: {
    name: '@foyer/headless',
    dependencies: { '@foyer/chains': '*' },
    peerDependencies: { react: '19' },
    devDependencies: { msw: '2' },
  },
  'ui-radix': { name: '@foyer/ui-radix', dependencies: { '@foyer/headless': '*' } },
  sandbox: { name: '@foyer/sandbox', dependencies: { '@foyer/chains': '*' } },
}
const check = packageDirectionCheck((name) => manifests[name] ?? { name })

test.each([
  ['packages/chains/src/a.ts', 'react'],
  ['packages/chains/src/a.ts', 'react/jsx-runtime'],
  ['packages/chains/src/a.ts', '@foyer/headless'],
  ['packages/chains/src/a.ts', '@foyer/chains'],
  ['packages/chains/src/a.ts', 'node:fs'],
  ['packages/chains/src/a.ts', '@noble/hashes'],
  ['packages/headless/src/a.ts', 'react-dom'],
  ['packages/headless/src/a.ts', './a.css'],
  ['packages/headless/src/a.ts', '@foyer/ui-radix'],
  ['packages/headless/src/a.ts', '@foyer/sandbox'],
  ['packages/headless/src/a.ts', '@foyer/chains/src/caip/parse.ts'],
  ['packages/headless/src/a.ts', '../../chains/src/load.ts'],
  ['packages/headless/src/a.ts', 'msw'],
  ['packages/ui-radix/src/a.tsx', 'jotai/vanilla'],
  ['packages/sandbox/src/a.ts', '@foyer/headless'],
])('%s must not import %s', (path, specifier) => {
  expect(complaintsOf(check, { [path]: `import '${specifier}'` })).toHaveLength(1)
  expect(complaintsOf(check, { [path]: `export const a = () => import('${specifier}')` })).toHaveLength(1)
})

test.each([
  ['packages/chains/src/a.ts', 'viem/actions'],
  ['packages/chains/src/exports/a.ts', '../a.ts'],
  ['packages/headless/src/a.ts', '@foyer/chains/networks'],
  ['packages/headless/src/a.test.ts', '@foyer/sandbox'],
  ['packages/sandbox/src/a.ts', 'node:http'],
])('%s may import %s', (path, specifier) => {
  expect(complaintsOf(check, { [path]: `import '${specifier}'` })).toEqual([])
})

test('complains of a package.json that turns the direction round', () => {
  const turned = packageDirectionCheck((name) =>
    name === 'chains'
      ? { name: '@foyer/chains', dependencies: { '@foyer/headless': '*' } }
      : (manifests[name] ?? { name }),
  )
  expect(complaintsOf(turned, {})).toEqual(['packages/chains/package.json depends on @foyer/headless'])
})
