import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'
import { isTestFile } from '../lint/source.ts'
import { mutantVariable, type MutantFile } from './mutantPlugin.ts'
import { applyMutant, drawMutants, mutantsOf } from './mutants.ts'
import { nearestTests, readImporters } from './nearestTests.ts'
import { startVitest } from './runProofs.ts'

export type Proof = {
  path: string
  /** Mutants whose code can run. */
  mutants: number
  /** Mutants that no test detected. */
  survivors: string[]
}

export type ProveOptions = {
  /** Mutants to try of each file. @default all */
  sample?: number | undefined
  /** Other seeds draw other mutants. @default 0 */
  seed?: number | undefined
}

/** Test files to run: a lie is detected by a test nearby, or by none. */
const MOST_TESTS = 12

/**
 * `broken`: the mutant uses a name outside of its scope. `longestMs`: duration of the longest test.
 */
type Outcome = {
  type: 'noticed' | 'NOT noticed' | 'broken'
  test?: string | undefined
  longestMs: number
}

const sourcesBelow = (path: string): string[] =>
  path.endsWith('.ts') ? [path] : listFiles(path, /(?<!\.d)\.ts$/).filter((file) => !isTestFile(file))

/**
 * Breaks the files below some paths, one mutant at a time and in memory, and runs the nearest tests until one fails.
 */
export async function prove(
  paths: readonly string[],
  { sample = Infinity, seed = 0 }: ProveOptions,
  onProgress: (text: string) => void,
): Promise<Proof[]> {
  const importers = readImporters()
  const { vitest, files: specifications } = await startVitest({ bail: 1 })
  // The option of Vitest itself has no effect on projects with their own.
  for (const { config } of vitest.projects) config.maxWorkers = 1

  /**
   * Timeouts of tests whose code is intact, or else by the longest of them: a test that waits for an event that never
   * occurs ends early, and a test that is slow on this machine detects nothing.
   */
  const setTimeouts = (longestMs?: number): void => {
    if (longestMs === undefined) delete process.env['FOYER_WAIT_TIMEOUT_MS']
    else process.env['FOYER_WAIT_TIMEOUT_MS'] = `${Math.round(Math.max(4000, 2 * longestMs))}`
    for (const { config } of vitest.projects)
      config.testTimeout = longestMs === undefined ? 60_000 : Math.max(10_000, 4 * longestMs)
  }

  const run = async (tests: readonly string[]): Promise<Outcome> => {
    const chosen = tests.flatMap((test) => specifications.get(test) ?? [])
    const { testModules } = await vitest.runTestSpecifications(chosen, true)
    const own = new Set(chosen.map(({ moduleId }) => moduleId))
    // Vitest also returns the modules of earlier runs.
    const modules = testModules.filter(({ moduleId }) => own.has(moduleId))
    const all = modules.flatMap((module) => [...module.children.allTests()])
    const longestMs = Math.max(0, ...all.map((test) => test.diagnostic()?.duration ?? 0))
    const failed = all.find((test) => test.result().state === 'failed')
    if (failed) {
      const isBroken = failed.result().errors?.some(({ name }) => name === 'ReferenceError')
      return { type: isBroken ? 'broken' : 'noticed', test: failed.fullName, longestMs }
    }
    // A module that cannot be loaded with the mutant has detected it.
    const unloaded = modules.find((module) => module.errors().length > 0)
    return unloaded
      ? { type: 'noticed', test: unloaded.relativeModuleId, longestMs }
      : { type: 'NOT noticed', longestMs }
  }
  /** Runs the tests of a file with other code of it. */
  const runWith = async (file: string, code: string | undefined): Promise<Outcome> => {
    if (code === undefined) delete process.env[mutantVariable]
    else process.env[mutantVariable] = JSON.stringify({ path: file, code } satisfies MutantFile)
    vitest.invalidateFile(at(file))
    const tests = nearestTests(file, importers).slice(0, MOST_TESTS)
    let longestMs = 0
    // Each project has processes of its own: those for pages start only if the others notice nothing.
    for (const pattern of [/\.test\.ts$/, /\.test\.tsx$/]) {
      const chosen = tests.filter((test) => pattern.test(test))
      if (chosen.length === 0) continue
      // oxlint-disable-next-line no-await-in-loop -- the second only if the first detects nothing
      const outcome = await run(chosen)
      if (outcome.type !== 'NOT noticed') return outcome
      longestMs = Math.max(longestMs, outcome.longestMs)
    }
    return { type: 'NOT noticed', longestMs }
  }

  const proofs: Proof[] = []
  try {
    for (const file of paths.flatMap(sourcesBelow)) {
      const code = readFileSync(at(file), 'utf8')
      const parses = (text: string): boolean => parseSync(file, text).errors.length === 0
      const mutants = drawMutants(mutantsOf(file, code), sample, seed).filter((mutant) =>
        parses(applyMutant(code, mutant)),
      )
      if (mutants.length === 0) continue
      const survivors: string[] = []
      let broken = 0
      /* oxlint-disable no-await-in-loop -- one lie at a time */
      setTimeouts()
      const intact = await runWith(file, undefined)
      if (intact.type !== 'NOT noticed') throw new Error(`${intact.test} fails before anything is broken`)
      setTimeouts(intact.longestMs)
      for (const mutant of mutants) {
        const started = Date.now()
        const { type, test } = await runWith(file, applyMutant(code, mutant))
        if (type === 'broken') broken += 1
        const name = `${file}:${mutant.line} ${mutant.lie.replaceAll(/\s+/g, ' ')}`
        if (type === 'NOT noticed') survivors.push(name)
        const seconds = ((Date.now() - started) / 1000).toFixed(1)
        onProgress(`${type} ${name}${test ? `; by: ${test}` : ''} ${seconds} s`)
      }
      /* oxlint-enable no-await-in-loop */
      delete process.env[mutantVariable]
      vitest.invalidateFile(at(file))
      proofs.push({ path: file, mutants: mutants.length - broken, survivors })
    }
  } finally {
    delete process.env[mutantVariable]
    delete process.env['FOYER_WAIT_TIMEOUT_MS']
    process.exitCode = 0
    await vitest.close()
  }
  return proofs
}
