import type { Summary } from '../lib/report.ts'

/** Results of a suite: its sums, the test files that ran, and the names of failed tests. */
export type SuiteResult = Summary & { files: string[]; problems: string[]; failures: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

const firstLine = (text = ''): string => text.split('\n')[0] ?? ''

/** Vitest's JSON. A file that broke before its first test counts as one failure. */
export function readVitest(json: unknown): SuiteResult {
  const report = json as VitestReport
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.filter((file) => file.assertionResults.length > 0).map((file) => file.name),
    problems: broken.map((file) => `${file.name}: ${file.message || 'did not run'}`),
    failures: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) => `${file.name} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
        ),
    ),
  }
}

type PlaywrightSpec = { file: string; title: string; ok: boolean }
type PlaywrightSuite = { file: string; specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/**
 * Playwright's JSON. An error outside every test is a failure. A test that passed on retry, in CI only, has
 * passed; the reporter names it.
 */
export function readPlaywright(json: unknown): SuiteResult {
  const { config, stats, errors, suites } = json as PlaywrightReport
  const specsOf = (suite: PlaywrightSuite): PlaywrightSpec[] => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  const specs = suites.flatMap(specsOf)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    files: [...new Set(specs.map(({ file }) => `${config.rootDir}/${file}`))],
    problems: errors.map((error) => error.message ?? 'an error outside every test'),
    failures: specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  }
}

/** The JSON of our scripts (lib/report.ts), with the names of failed checks; story sweeps also name the files. */
export function readOwn(json: unknown): SuiteResult {
  return { files: [], problems: [], failures: [], ...(json as Summary) }
}

/** Reasons to doubt the result of a suite, although its runner may have counted no failure. */
export function doubts(
  result: SuiteResult,
  {
    code,
    isTimedOut,
    expectedFiles,
  }: { code: number; isTimedOut: boolean; expectedFiles: readonly string[] },
): string[] {
  const ran = result.files.map((file) => file.replaceAll('\\', '/'))
  const missing = expectedFiles.filter(
    (file) => !ran.some((path) => path === file || path.endsWith(`/${file}`)),
  )
  return [
    ...(isTimedOut ? ['took too long and was ended'] : []),
    ...(code !== 0 && result.failed === 0 ? [`ended with code ${code} although no test failed`] : []),
    ...(result.passed + result.failed === 0 ? ['ran nothing'] : []),
    ...missing.map((file) => `did not run ${file}`),
  ]
}
