import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type CliOptions, createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { at, root } from '../lib/paths.ts'
import type { Claim } from './claims.ts'
import { mutantVariable, type MutantFile } from './mutantPlugin.ts'
import { applyLie, claimPattern, hashOf, isPromise, type Lie, type Proofs, type Proven } from './proofs.ts'

export type ProofRun = {
  proven: Record<string, Proven>
  /** One line per lie that no test detected, or that could not be run. */
  problems: string[]
}

/** Titles of tests by outcome. `broken`: ended by a name that no longer exists, so the code with the lie cannot run. */
export type TestNames = { passed: string[]; failed: string[]; broken: string[] }

export type LieRunner = {
  /** Runs the tests of files whose full name matches. `stopEarly` ends the run with the first failure. */
  run: (paths: readonly string[], pattern: RegExp, options: { stopEarly: boolean }) => Promise<TestNames>
  /** The file is read with this code from now on; without code, as it is on disk. */
  mutate: (file: string, code?: string) => void
  readCode: (file: string) => string
}

/** Test files of a statement, those next to the mutated file first. */
function nearestFirst(file: string, paths: readonly string[]): string[] {
  const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/')
  const distance = (path: string): number =>
    dirname(path) === dirname(file) ? 0 : packageOf(path) === packageOf(file) ? 1 : 2
  return [...new Set(paths)].toSorted((a, b) => distance(a) - distance(b))
}

/** Claims that run together: all claims of statements, and those of promises by file, since their titles have no id. */
function groupsOf(claims: readonly Claim[]): readonly (readonly Claim[])[] {
  const keyOf = ({ id, path }: Claim): string => (isPromise(id) ? path : '')
  return [...new Set(claims.map(keyOf))].map((key) => claims.filter((claim) => keyOf(claim) === key))
}

/** Runs the lies of each statement against the tests that name it, and these tests once without a lie. */
export async function runLies(
  proofs: Proofs,
  claims: readonly Claim[],
  { run, mutate, readCode }: LieRunner,
  onProgress: (text: string) => void,
): Promise<ProofRun> {
  const proven: Record<string, Proven> = {}
  const problems: string[] = []

  const detect = async (id: string, lie: Lie): Promise<{ test: string } | { problem: string }> => {
    const code = applyLie(readCode(lie.file), lie)
    if (code === undefined) return { problem: `needs this text exactly once: ${lie.find}` }
    const own = claims.filter((claim) => claim.id === id && (!lie.test || claim.path === lie.test))
    const paths = own.map(({ path }) => path)
    let passed = 0
    for (const test of nearestFirst(lie.file, paths)) {
      mutate(lie.file, code)
      const pattern = claimPattern(own.filter(({ path }) => path === test))
      // oxlint-disable-next-line no-await-in-loop -- the nearest test file first, the others only if it passes
      const result = await run([test], pattern, { stopEarly: true })
      mutate(lie.file)
      if (result.broken.length > 0) return { problem: 'leaves a name without its declaration' }
      if (result.failed.length > 0) return { test }
      passed += result.passed.length
    }
    return { problem: passed === 0 ? `no unit test names ${id}` : `its ${passed} tests pass` }
  }

  for (const [id, { lies }] of Object.entries(proofs)) {
    const tests: string[] = []
    for (const lie of lies ?? []) {
      const started = Date.now()
      // oxlint-disable-next-line no-await-in-loop -- one lie at a time
      const found = await detect(id, lie)
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      if ('test' in found) tests.push(found.test)
      else problems.push(`${lie.file}: ${id} with the lie “${lie.replace}”: ${found.problem}`)
      onProgress(
        'test' in found
          ? `✓ ${id} ${found.test} ${seconds} s`
          : `✗ ${id} ${found.problem}; lie: ${lie.replace} ${seconds} s`,
      )
    }
    if (lies && tests.length === lies.length) proven[id] = { hash: hashOf(lies), tests: [...new Set(tests)] }
  }

  const proving = claims.filter(({ id, path }) => proven[id]?.tests.includes(path))
  for (const group of groupsOf(proving)) {
    const files = [...new Set(group.map(({ path }) => path))]
    // oxlint-disable-next-line no-await-in-loop -- one group at a time
    const intact = await run(files, claimPattern(group), { stopEarly: false })
    for (const name of intact.failed) {
      problems.push(`${name}: fails without a lie`)
      for (const claim of group) if (claimPattern([claim]).test(name)) delete proven[claim.id]
    }
  }
  return { proven, problems }
}

const unitProjects = ['node', 'world', 'dom']

/** Vitest with the unit tests; files: test file → how to run it. */
export async function startVitest(
  options: CliOptions = {},
): Promise<{ vitest: Vitest; files: Map<string, TestSpecification[]> }> {
  const vitest = await createVitest('test', {
    watch: false,
    run: true,
    project: unitProjects,
    // With a lie, tests may wait for an event that never occurs.
    testTimeout: 10_000,
    reporters: [{}],
    passWithNoTests: true,
    ...options,
  })
  const files = new Map<string, TestSpecification[]>()
  for (const specification of await vitest.globTestSpecifications()) {
    const path = specification.moduleId.replaceAll('\\', '/').slice(root.replaceAll('\\', '/').length)
    const key = path.replace(/^\//, '')
    files.set(key, [...(files.get(key) ?? []), specification])
  }
  return { vitest, files }
}

/** Runs the lies in one Vitest instance; files on disk stay as they are. */
export async function runProofs(
  proofs: Proofs,
  claims: readonly Claim[],
  onProgress: (text: string) => void,
): Promise<ProofRun> {
  process.env['FOYER_WAIT_TIMEOUT_MS'] = '4000'
  // The short property tests detect a lie as well.
  delete process.env['FOYER_DEEP']
  const { vitest, files } = await startVitest()
  try {
    return await runLies(
      proofs,
      claims.filter(({ path }) => files.has(path)),
      {
        readCode: (file) => readFileSync(at(file), 'utf8'),
        mutate(file, code) {
          if (code === undefined) delete process.env[mutantVariable]
          else process.env[mutantVariable] = JSON.stringify({ path: file, code } satisfies MutantFile)
          vitest.invalidateFile(at(file))
        },
        async run(paths, pattern, { stopEarly }) {
          vitest.config.bail = stopEarly ? 1 : 0
          vitest.setGlobalTestNamePattern(pattern)
          const specifications = paths.flatMap((path) => files.get(path) ?? [])
          const { testModules } = await vitest.runTestSpecifications(specifications, true)
          const names: TestNames = { passed: [], failed: [], broken: [] }
          const own = new Set(specifications.map(({ moduleId }) => moduleId))
          // Vitest also returns the modules of earlier runs.
          for (const module of testModules.filter(({ moduleId }) => own.has(moduleId))) {
            for (const test of module.children.allTests()) {
              const { state, errors } = test.result()
              const isBroken = errors?.some(({ name }) => name === 'ReferenceError') === true
              if (state === 'passed') names.passed.push(test.fullName)
              if (state === 'failed') names[isBroken ? 'broken' : 'failed'].push(test.fullName)
            }
          }
          return names
        },
      },
      onProgress,
    )
  } finally {
    delete process.env[mutantVariable]
    process.exitCode = 0
    await vitest.close()
  }
}
