import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'
import { idsIn } from './claims.ts'
import { mutantVariable, type MutantFile } from './mutantPlugin.ts'
import { applyMutant, mutantsOf } from './mutants.ts'

export type Proof = {
  path: string
  mutants: number
  /** Mutants that no test detected. */
  survivors: string[]
  /** Statements whose tests passed with every mutant. */
  unproved: string[]
}

/** Titles of the tests that failed, and of all that ran. */
async function runTests(vitest: Vitest, directory: string): Promise<{ failed: string[]; all: string[] }> {
  const specifications = (await vitest.globTestSpecifications()).filter(
    ({ moduleId, project }) =>
      moduleId.replaceAll('\\', '/').includes(`/${directory}/`) &&
      project.name !== 'browser' &&
      project.name !== 'types',
  )
  const { testModules } = await vitest.runTestSpecifications(specifications, true)
  const failed: string[] = []
  const all: string[] = []
  const own = new Set(specifications.map(({ moduleId }) => moduleId))
  // Vitest also returns the modules of earlier runs.
  for (const module of testModules.filter(({ moduleId }) => own.has(moduleId))) {
    for (const test of module.children.allTests()) {
      all.push(test.fullName)
      if (!test.ok()) failed.push(test.fullName)
    }
    // A module that cannot be loaded with the mutant has detected it.
    if (!module.ok() && [...module.children.allTests()].length === 0) failed.push(module.moduleId)
  }
  return { failed, all }
}

const rulesFiles = (path: string): string[] =>
  path.endsWith('.ts') ? [path] : listFiles(path, /(^|\/)(rules|\w+Rules)\.ts$/)

/** Breaks every branch of the rules below a path, one at a time, and runs the tests of their folder each time. */
export async function prove(path: string, onProgress: (text: string) => void): Promise<Proof[]> {
  const files = rulesFiles(path.replace(/\/$/, ''))
  const proofs: Proof[] = []
  const vitest = await createVitest('test', {
    watch: false,
    run: true,
    project: ['node', 'world', 'dom'],
    reporters: [{}],
    passWithNoTests: true,
  })
  try {
    for (const file of files) {
      const directory = dirname(file)
      delete process.env[mutantVariable]
      /* oxlint-disable no-await-in-loop -- one lie at a time */
      const { all, failed: alreadyRed } = await runTests(vitest, directory)
      if (alreadyRed.length > 0) throw new Error(`Tests of ${directory} are red before anything is broken`)
      const code = readFileSync(at(file), 'utf8')
      const mutants = mutantsOf(file, code)
      const noticed = new Set<string>()
      const survivors: string[] = []
      for (const mutant of mutants) {
        process.env[mutantVariable] = JSON.stringify({
          path: file,
          code: applyMutant(code, mutant),
        } satisfies MutantFile)
        vitest.invalidateFile(at(file))
        const { failed } = await runTests(vitest, directory)
        for (const id of failed.flatMap(idsIn)) noticed.add(id)
        if (failed.length === 0)
          survivors.push(`${file}:${mutant.line} ${mutant.lie.replaceAll(/\s+/g, ' ')}`)
        onProgress(`${file}:${mutant.line} ${failed.length > 0 ? 'noticed' : 'NOT noticed'}`)
      }
      /* oxlint-enable no-await-in-loop */
      vitest.invalidateFile(at(file))
      const claimed = [...new Set(all.flatMap(idsIn))]
      proofs.push({
        path: file,
        mutants: mutants.length,
        survivors,
        unproved: claimed.filter((id) => !noticed.has(id)),
      })
    }
  } finally {
    delete process.env[mutantVariable]
    process.exitCode = 0
    await vitest.close()
  }
  return proofs
}
