import { expect, test } from 'vitest'
import { claimsOfPromises, missingTests, promisesIn } from './promises.ts'

const markdown = `
| Id | Promise | Test |
| -- | ------- | ---- |
| P1 | Secrets stay | \`a.test.ts\` “no key”; \`b.test.ts\` |
| P2 | Nothing else | \`a.test.ts\` “renamed” |
| P3 | No file | \`c.test.ts\` |
| P4 | No test | soon |
| P6 | Moved | soon |
`
const files: Readonly<Record<string, string>> = { 'a.test.ts': `test('no key of it', …)`, 'b.test.ts': '' }

test('a row has a promise and its tests', () => {
  expect(promisesIn(markdown)[0]).toEqual({
    id: 'P1',
    line: 4,
    promise: 'Secrets stay',
    tests: [
      { path: 'a.test.ts', title: 'no key' },
      { path: 'b.test.ts', title: undefined },
    ],
  })
})

test('reports promises without existing tests with a title', () => {
  expect(missingTests(promisesIn(markdown), (path) => files[path])).toEqual([
    '4 names no test of b.test.ts',
    '5 a.test.ts has no test “renamed”',
    '6 there is no c.test.ts',
    '7 no test holds “No test”',
    '8 the promise P6 should be P5',
  ])
})

test('each test of a promise is a claim', () => {
  expect(claimsOfPromises(promisesIn(markdown)).slice(0, 2)).toEqual([
    { id: 'P1', path: 'a.test.ts', title: 'no key', line: 0 },
    { id: 'P2', path: 'a.test.ts', title: 'renamed', line: 0 },
  ])
})
