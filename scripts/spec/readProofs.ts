import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'
import {
  proofProblems,
  repaired,
  proofStatuses,
  type Proofs,
  type Proven,
  type ProofStatus,
} from './proofs.ts'
import { readClaims } from './readClaims.ts'

const provenPath = at('scripts/spec/proven.json')

/** All proofs of scripts/spec/proofs, one file per section of the checklist. */
export const readProofs = (): Proofs =>
  Object.assign(
    {},
    ...listFiles('scripts/spec/proofs', /\.json$/).map(
      (path) => JSON.parse(readFileSync(at(path), 'utf8')) as Proofs,
    ),
  ) as Proofs

const isSource = /\/src\/(?!.*\.(?:test|test-d|stories)\.).*\.tsx?$/

/** Writes the proofs again, with the present files of texts that moved. */
export function repairProofs(): void {
  const sources = listFiles('packages', isSource).map((path) => ({
    path,
    code: readFileSync(at(path), 'utf8'),
  }))
  for (const path of listFiles('scripts/spec/proofs', /\.json$/)) {
    const proofs = JSON.parse(readFileSync(at(path), 'utf8')) as Proofs
    writeFileSync(at(path), `${JSON.stringify(repaired(proofs, sources), null, 2)}\n`)
  }
}

/** The results of the last runs. */
export const readProven = (): Record<string, Proven> =>
  existsSync(provenPath) ? (JSON.parse(readFileSync(provenPath, 'utf8')) as Record<string, Proven>) : {}

/** Stores results in the order of the checklist, one line each. */
export function writeProven(proven: Readonly<Record<string, Proven>>): void {
  const ids = readClaims().statements.filter((id) => proven[id])
  const lines = ids.map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(proven[id])}`)
  writeFileSync(provenPath, `{\n${lines.join(',\n')}\n}\n`)
}

/** Proof status of all statements, and problems of their claims and proofs. Runs no test. */
export function readProofStatuses(): { all: Map<string, ProofStatus>; problems: string[] } {
  const { statements, claims, problems } = readClaims()
  const proofs = readProofs()
  const readCode = (path: string): string | undefined =>
    existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined
  return {
    all: proofStatuses(statements, proofs, readProven(), claims),
    problems: [...problems, ...proofProblems(statements, proofs, readCode)],
  }
}
