import { expect, test } from 'vitest'
import { folderCycles, folderOf } from './folderCycles.ts'

const at = (path: string): string => `packages/headless/src/${path}`
const graph = (arrows: readonly (readonly [string, string])[]): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const [from, to] of arrows) found.set(at(from), [...(found.get(at(from)) ?? []), at(to)])
  return found
}

test.each([
  ['packages/headless/src/flows/swap/rules.ts', 'packages/headless/src/flows/swap'],
  ['packages/headless/src/flows/embedded/runtime/a.ts', 'packages/headless/src/flows/embedded'],
  ['packages/headless/src/core/types.ts', 'packages/headless/src/core'],
  ['packages/chains/src/bip122/discovery/a.ts', 'packages/chains/src/bip122'],
  ['packages/chains/src/load.ts', 'packages/chains/src'],
])('the folder of %s is %s', (path, folder) => {
  expect(folderOf(path)).toBe(folder)
})

test('finds two folders that import each other, also if no two files do', () => {
  const found = folderCycles(
    graph([
      ['flows/send/a.ts', 'flows/swap/b.ts'],
      ['flows/swap/c.ts', 'flows/send/d.ts'],
    ]),
  )
  expect(found).toHaveLength(1)
  expect(found[0]?.folders).toEqual([at('flows/send'), at('flows/swap')])
  expect(found[0]?.imports).toHaveLength(2)
})

test('finds a cycle over three folders', () => {
  const [cycle] = folderCycles(
    graph([
      ['core/a/a.ts', 'core/b/b.ts'],
      ['core/b/b.ts', 'core/c/c.ts'],
      ['core/c/d.ts', 'core/a/e.ts'],
    ]),
  )
  expect(cycle?.folders).toHaveLength(3)
})

test('allows imports in one direction, inside a folder, and of other packages', () => {
  const arrows = graph([
    ['flows/send/a.ts', 'core/b/b.ts'],
    ['flows/send/a.ts', 'flows/send/b.ts'],
    ['flows/send/b.ts', 'flows/send/a.ts'],
  ])
  arrows.set(at('core/b/b.ts'), ['packages/chains/src/exports/index.ts', 'node_modules/react/index.js'])
  arrows.set('packages/chains/src/exports/index.ts', ['packages/chains/src/load.ts'])
  expect(folderCycles(arrows)).toEqual([])
})
