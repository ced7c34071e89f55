import type { Profiler } from 'node:inspector'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { sourcesThatRan } from './recorder.ts'

const script = (path: string, functions: readonly [name: string, start: number, count: number][]) =>
  ({
    scriptId: '1',
    url: pathToFileURL(`/repository/${path}`).href,
    functions: functions.map(([functionName, startOffset, count]) => ({
      functionName,
      isBlockCoverage: false,
      ranges: [{ startOffset, endOffset: startOffset + 1, count }],
    })),
  }) satisfies Profiler.ScriptCoverage

const source = 'packages/chains/src/a.ts'

test('lists the functions that ran, file by file', () => {
  const ran = sourcesThatRan(
    [
      script(source, [
        ['a', 10, 1],
        ['', 20, 3],
        ['never', 30, 0],
      ]),
    ],
    '/repository',
  )
  expect([...ran]).toEqual([[source, ['a', '']]])
})

test('leaves out files in which only the module body or a helper of the compiler ran', () => {
  const files = [
    script(source, [
      ['', 0, 1],
      ['__name', 5, 4],
    ]),
  ]
  expect(sourcesThatRan(files, '/repository').size).toBe(0)
})

test.each([
  'packages/chains/src/a.test.ts',
  'packages/chains/src/test/a.ts',
  'node_modules/a/a.js',
  'scripts/a.ts',
])('leaves out %s', (path) => {
  expect(sourcesThatRan([script(path, [['a', 10, 1]])], '/repository').size).toBe(0)
})
