import { expect, test } from 'vitest'
import { missingTests, promisesIn } from './promises.ts'

const markdown = `
| Promise | Test |
| ------- | ---- |
| Secrets stay | \`a.test.ts\` “no key”; \`b.test.ts\` |
| Nothing else | \`a.test.ts\` “renamed” |
| No file | \`c.test.ts\` |
| No test | soon |
`
const files: Readonly<Record<string, string>> = { 'a.test.ts': `test('no key of it', …)`, 'b.test.ts': '' }

test('a row has a promise and its tests', () => {
  expect(promisesIn(markdown)[0]).toEqual({
    line: 4,
    promise: 'Secrets stay',
    tests: [
      { path: 'a.test.ts', title: 'no key' },
      { path: 'b.test.ts', title: undefined },
    ],
  })
})

test('a promise needs tests with a title that exist', () => {
  expect(missingTests(promisesIn(markdown), (path) => files[path])).toEqual([
    '4 names no test of b.test.ts',
    '5 a.test.ts has no test “renamed”',
    '6 there is no c.test.ts',
    '7 no test holds “No test”',
  ])
})
