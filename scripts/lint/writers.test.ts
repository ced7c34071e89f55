import { expect, test } from 'vitest'
import { problemsOf } from './sample.ts'
import { writersCheck } from './writers.ts'

const headless = 'packages/headless/src'
const state = {
  [`${headless}/wallet/network/state.ts`]:
    'export const networkAtom: Atom<N> = atom(n)\n' +
    'export const pick = (c: C) => c.store.set(p, 1)\n' +
    'export function drop(c: C) { c.store.set(p, 0) }\n' +
    'export const rawAtom: PrimitiveAtom<N> = atom(n)\n' +
    'export function namespaceOf(s: S) { return s.namespace }',
}
const find = (path: string, code: string): string[] => problemsOf(writersCheck, { ...state, [path]: code })

test.each(['pick', 'drop', 'rawAtom'])('a file of another folder must not import %s', (name) => {
  expect(
    find(`${headless}/flows/swap/swap.ts`, `import { ${name} } from '../../wallet/network/state.ts'`),
  ).toHaveLength(1)
})

test('a hook must not import a writer', () => {
  expect(
    find(`${headless}/react/useNetworks.ts`, `import { pick } from '../wallet/network/state.ts'`),
  ).toHaveLength(1)
})

test.each([
  [
    'readers, from any folder',
    'flows/swap/swap.ts',
    `import { networkAtom, namespaceOf } from '../../wallet/network/state.ts'`,
  ],
  ['its own writers', 'wallet/network/switchNetwork.ts', `import { pick } from './state.ts'`],
  ['the type of a writer', 'flows/swap/a.ts', `import type { pick } from '../../wallet/network/state.ts'`],
  ['writers in setup', 'setup/createConfig.ts', `import { pick } from '../wallet/network/state.ts'`],
  ['writers in tests', 'flows/swap/a.test.ts', `import { pick } from '../../wallet/network/state.ts'`],
])('a file may import %s', (_, path, code) => {
  expect(find(`${headless}/${path}`, code)).toEqual([])
})
