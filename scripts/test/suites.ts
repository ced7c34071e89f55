import { listFiles } from '../lib/files.ts'
import { firefoxPath } from '../lib/firefox.ts'
import { hasWebKit } from '../lib/webkit.ts'
import { readOwn, readPlaywright, readVitest, type SuiteResult } from './results.ts'

/**
 * Seconds that a lane may take on an idle machine of two cores: fifteen minutes in all, since lint and types run beside
 * the units, and budgets beside apps and packages.
 */
export const GOALS = {
  lint: 40,
  types: 60,
  units: 265,
  browser: 160,
  e2e: 260,
  build: 20,
  budgets: 190,
  apps: 130,
  packages: 40,
} as const
export type Lane = keyof typeof GOALS

/** One runner, the file with its results, and the test files that it must have run. */
export type Suite = {
  name: string
  /** Suites of one lane run one after another. */
  lane: Lane
  command: readonly [bin: string, ...args: string[]]
  reportPath: string
  read: (json: unknown) => SuiteResult
  expectedFiles: () => string[]
}

const vitest = (projects: readonly string[], reportPath: string): Suite['command'] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportPath}`,
]

const isTest = /\.test\.tsx?$|\.test-d\.tsx?$/
const isTypeTest = /\.test-d\.tsx?$/
const isBrowserTest = /\.browser\.test\.tsx?$/
const testFiles = (): string[] =>
  ['packages', 'apps', 'scripts', 'bench', 'examples'].flatMap((directory) => listFiles(directory, isTest))

const unitProjects = ['node', 'world', 'dom', 'react18', 'oldest'] as const
const unitFiles = (): string[] => testFiles().filter((file) => !isBrowserTest.test(file))
const unitReport = { lane: 'units', reportPath: 'build/units.json', read: readVitest } as const

/** For CI, where `typecheck` compiles the type tests: a failed expectation is an error of its program. */
export const units: Suite = {
  ...unitReport,
  name: 'units',
  command: vitest(unitProjects, unitReport.reportPath),
  expectedFiles: () => unitFiles().filter((file) => !isTypeTest.test(file)),
}

/** Every suite of the repository. `expectedFiles` finds test files that no suite runs. */
export const suites: readonly Suite[] = [
  {
    ...unitReport,
    name: 'units and types',
    command: vitest([...unitProjects, 'types'], unitReport.reportPath),
    expectedFiles: unitFiles,
  },
  {
    name: 'browser',
    lane: 'browser',
    command: vitest(['browser'], 'build/browser.json'),
    reportPath: 'build/browser.json',
    read: readVitest,
    expectedFiles: () => testFiles().filter((file) => isBrowserTest.test(file)),
  },
  {
    name: 'stories',
    lane: 'browser',
    command: ['tsx', 'scripts/sweep-stories.ts'],
    reportPath: 'build/reports/stories.json',
    read: readOwn,
    expectedFiles: () => listFiles('packages', /\.stories\.tsx$/),
  },
  {
    name: 'end to end',
    lane: 'e2e',
    command: ['playwright', 'test'],
    reportPath: 'build/e2e.json',
    read: readPlaywright,
    expectedFiles: () => listFiles('apps', /^(?!.*\/packed\/).*\.spec\.tsx?$/),
  },
]

const own = (lane: Lane, name: string, script: string, ...args: string[]): Suite => ({
  name,
  lane,
  command: ['tsx', `scripts/${script}.ts`, ...args],
  reportPath: `build/reports/${script}.json`,
  read: readOwn,
  expectedFiles: () => [],
})

const firefox: Suite = {
  name: 'end to end in Firefox',
  lane: 'e2e',
  command: ['playwright', 'test', '--config', 'playwright.firefox.config.ts'],
  reportPath: 'build/firefox.json',
  read: readPlaywright,
  expectedFiles: () => [],
}

const webkit: Suite = {
  name: 'main flows in WebKit',
  lane: 'e2e',
  command: ['playwright', 'test', '--config', 'apps/playground/e2e/webkit/playwright.config.ts'],
  reportPath: 'build/webkit.json',
  read: readPlaywright,
  expectedFiles: () => listFiles('apps', /\.webkit\.ts$/),
}

/**
 * Run with `test:deep` only: every statement of the specification broken once (scripts/spec), the end-to-end tests in
 * Firefox and the main flows in WebKit if they are installed, apps of Next, and more installers.
 */
export const deepSuites: readonly Suite[] = [
  own('units', 'proofs', 'spec', '--proofs'),
  ...(firefoxPath ? [firefox] : []),
  ...(hasWebKit ? [webkit] : []),
  own('apps', 'created apps', 'created-apps', '--deep'),
  own('apps', 'installs', 'installs', '--deep'),
]

/** Quick checks of CI, beside the units. */
export const quickChecks: readonly Suite[] = [
  own('lint', 'lint', 'lint'),
  own('lint', 'structure', 'structure', '--quick'),
  own('types', 'types', 'typecheck'),
  own('types', 'public names', 'api-report', '--check'),
]
export const build: readonly Suite[] = [own('build', 'build', 'build')]

/** Checks of the packed packages, of apps with them, and of their sizes. */
export const checksAfter: readonly Suite[] = [
  {
    name: 'packed apps',
    lane: 'budgets',
    command: ['playwright', 'test', '--config', 'apps/playground/e2e/packed/playwright.config.ts'],
    reportPath: 'build/packed-e2e.json',
    read: readPlaywright,
    expectedFiles: () => listFiles('apps', /\/packed\/.*\.spec\.tsx?$/),
  },
  own('budgets', 'budgets', 'size'),
  own('apps', 'created apps', 'created-apps'),
  own('apps', 'installs', 'installs'),
  own('apps', 'documentation site', 'docs-site'),
  own('packages', 'packages', 'check-packages'),
]
