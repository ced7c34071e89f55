import { expect, test } from 'vitest'
import { doubts, readPlaywright, readVitest } from './results.ts'

const vitest = (files: { name: string; status: string; tests: string[] }[]) => ({
  numPassedTests: files.flatMap((file) => file.tests).filter((status) => status === 'passed').length,
  numFailedTests: files.flatMap((file) => file.tests).filter((status) => status === 'failed').length,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: files.map(({ name, status, tests }) => ({
    name,
    status,
    message: '',
    assertionResults: tests.map((testStatus, index) => ({
      status: testStatus,
      fullName: `test ${index}`,
      failureMessages: testStatus === 'failed' ? ['Error: no\n    at x'] : [],
    })),
  })),
})
const playwright = (suites: readonly object[], more: object = {}) => ({
  config: { rootDir: '/root' },
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
  errors: [],
  suites,
  ...more,
})
const ended = { code: 0, isTimedOut: false, expectedFiles: [] }

test('a file that cannot be imported is a failure', () => {
  const result = readVitest(
    vitest([
      { name: '/a.test.ts', status: 'passed', tests: ['passed', 'passed'] },
      { name: '/b.test.ts', status: 'failed', tests: [] },
    ]),
  )
  expect(result).toMatchObject({
    passed: 2,
    failed: 1,
    files: ['/a.test.ts'],
    problems: ['/b.test.ts: did not run'],
  })
})

test('a failed test is named, with the first line of its error', () => {
  const result = readVitest(vitest([{ name: '/a.test.ts', status: 'failed', tests: ['passed', 'failed'] }]))
  expect(result).toMatchObject({ failed: 1, problems: [], failures: ['/a.test.ts › test 1: Error: no'] })
})

test('tests that are skipped and those that are still to be written are counted', () => {
  const report = { ...vitest([]), numPendingTests: 2, numTodoTests: 3 }
  expect(readVitest(report).skipped).toBe(5)
  expect(
    readPlaywright(playwright([], { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 4 } })).skipped,
  ).toBe(4)
})

test('end-to-end tests in groups count as tests of their file', () => {
  const specs = [{ file: 'b.spec.ts', title: 'breaks', ok: false }]
  const group = { file: 'b.spec.ts', specs, suites: [] }
  expect(
    readPlaywright(playwright([{ file: 'b.spec.ts', suites: [{ file: 'b.spec.ts', suites: [group] }] }])),
  ).toMatchObject({ files: ['/root/b.spec.ts'], failures: ['b.spec.ts › breaks'] })
})

test('an end-to-end test that passed on retry has passed; an error outside of tests is a failure', () => {
  const report = playwright(
    [
      {
        file: 'a.spec.ts',
        specs: [
          { file: 'a.spec.ts', title: 'works', ok: true },
          { file: 'a.spec.ts', title: 'breaks', ok: false },
        ],
        suites: [],
      },
    ],
    { errors: [{ message: 'no server' }] },
  )
  expect(readPlaywright(report)).toMatchObject({
    passed: 4,
    failed: 2,
    files: ['/root/a.spec.ts'],
    problems: ['no server'],
    failures: ['a.spec.ts › breaks'],
  })
})

test.each([
  ['nothing ran', { passed: 0 }, ended, 'ran nothing'],
  ['the runner crashed', { passed: 3 }, { ...ended, code: 1 }, 'ended with code 1 although no test failed'],
  ['the runner hung', { passed: 3 }, { ...ended, isTimedOut: true }, 'took too long and was ended'],
  ['a file was left out', { passed: 3 }, { ...ended, expectedFiles: ['b.test.ts'] }, 'did not run b.test.ts'],
  [
    'only its namesake ran',
    { passed: 3 },
    { ...ended, expectedFiles: ['src/a.test.ts'] },
    'did not run src/a.test.ts',
  ],
  ['nothing ran and nothing else failed', { passed: 0, skipped: 4 }, ended, 'ran nothing'],
])('the result is in doubt if %s', (_, sums, facts, doubt) => {
  const result = { failed: 0, skipped: 0, files: ['/root/a.test.ts'], problems: [], failures: [], ...sums }
  expect(doubts(result, facts)).toEqual([doubt])
})

test('the result is not in doubt if a run passed and ran every file', () => {
  const result = {
    passed: 1,
    failed: 0,
    skipped: 0,
    files: ['/root/src/a.test.ts', 'C:\\root\\src\\b.test.ts', 'c.test.ts'],
    problems: [],
    failures: [],
  }
  expect(
    doubts(result, { ...ended, expectedFiles: ['src/a.test.ts', 'src/b.test.ts', 'c.test.ts'] }),
  ).toEqual([])
  expect(doubts({ ...result, failed: 1 }, { ...ended, code: 1 })).toEqual([])
})
