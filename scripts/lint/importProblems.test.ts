import { expect, test } from 'vitest'
import { importProblems } from './importProblems.ts'

const at = (path: string): string => `packages/headless/src/${path}`

test('groups violations by their rule', () => {
  const found = importProblems(
    ['first', 'second'].map((text) => ({
      rule: 'upward-import',
      from: at('core/a.ts'),
      to: at('modal/b.ts'),
      text,
    })),
    new Map(),
  )
  expect(found.get('upward-import')).toEqual(['first', 'second'])
})

test('reports every folder of a cycle with the imports that close it', () => {
  const found = importProblems(
    [],
    new Map([
      [at('flows/send/a.ts'), [at('flows/swap/b.ts')]],
      [at('flows/swap/b.ts'), [at('flows/send/c.ts')]],
    ]),
  )
  expect(found.get('folder-cycle')).toEqual([
    `${at('flows/send')} is in a cycle of 2 folders, by ${at('flows/send/a.ts')} → ${at('flows/swap/b.ts')}`,
    `${at('flows/swap')} is in a cycle of 2 folders, by ${at('flows/swap/b.ts')} → ${at('flows/send/c.ts')}`,
  ])
})

test('reports a file of headless outside the layers, and none of other packages', () => {
  const found = importProblems(
    [],
    new Map([
      [at('misc/a.ts'), []],
      [at('core/a.ts'), []],
      ['packages/chains/src/load.ts', []],
    ]),
  )
  expect(found.get('outside-layers')).toEqual([expect.stringContaining(at('misc/a.ts'))])
})
