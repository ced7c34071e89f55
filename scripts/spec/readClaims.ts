import { readFileSync } from 'node:fs'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'
import { claimsOfPromises, promisesIn } from '../lint/promises.ts'
import { claimsOf, idsOfChecklist, type Claim } from './claims.ts'

const isTest = /\.(test|spec)\.tsx?$/

/** Statements and promises, claims of tests in the repository, and problems of the claims. */
export function readClaims(): { statements: string[]; claims: Claim[]; problems: string[] } {
  const statements = idsOfChecklist(readFileSync(at('docs/spec/checklist.md'), 'utf8'))
  const known = new Set(statements)
  const read = ['packages', 'apps', 'bench']
    .flatMap((directory) => listFiles(directory, isTest))
    .map((path) => claimsOf(path, readFileSync(at(path), 'utf8')))
  const claims = read.flatMap((file) => file.claims)
  const promises = promisesIn(readFileSync(at('docs/security.md'), 'utf8'))
  return {
    statements: [...statements, ...promises.map(({ id }) => id)],
    claims: [...claims, ...claimsOfPromises(promises)],
    problems: [
      ...read.flatMap((file) => file.problems),
      ...claims
        .filter(({ id }) => !known.has(id))
        .map(({ id, path, line }) => `${path}:${line} names ${id}, which no statement has`),
    ],
  }
}
