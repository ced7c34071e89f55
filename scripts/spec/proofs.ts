import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { areaOf } from '../lint/ratchet.ts'
import type { Claim } from './claims.ts'

/** A false statement put into the code: `find` occurs once in `file`, white space apart. */
export type Lie = {
  file: string
  find: string
  replace: string
  /** The test file that detects the lie. @default every test file that names the statement */
  test?: string
}

/** Proof of a statement: its lies, or the reason why no unit test can prove it. */
export type Proof = { lies: readonly Lie[]; reason?: undefined } | { reason: string; lies?: undefined }

/** Proofs by statement id, from scripts/spec/proofs. */
export type Proofs = Readonly<Record<string, Proof>>

/** Result of a run: the lies of the statement, and the test files that detected them. */
export type Proven = { hash: string; tests: readonly string[] }

export type ProofStatus = 'proven' | 'reason' | 'named only' | 'nothing'

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** The code with the lie in it, or `undefined` unless `find` occurs exactly once. */
export function applyLie(code: string, { find, replace }: Lie): string | undefined {
  const pattern = new RegExp(
    find
      .trim()
      .split(/\s+/)
      .map(escaped)
      .join(String.raw`\s+`),
    'g',
  )
  return code.match(pattern)?.length === 1 ? code.replace(pattern, () => replace) : undefined
}

/** Identifies the lies of a statement, without their files: a result counts only for the same lies. */
export const hashOf = (lies: readonly Lie[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lies.map(({ find, replace }) => [find, replace])))
    .digest('hex')
    .slice(0, 12)

/** Matches the titles that name one of the statements, as in `[S2.27]` and `[S2.27, S2.30]`. */
export const titlePattern = (...ids: readonly string[]): RegExp =>
  new RegExp(String.raw`\[(?:S\d+\.\d+\s*,\s*)*(?:${ids.map(escaped).join('|')})(?:\s*,\s*S\d+\.\d+)*\]`)

/**
 * Matches the titles of tests that claim something: those with the id of a statement, or with the title of a promise.
 */
export const claimPattern = (claims: readonly Claim[]): RegExp => {
  const ids = claims.flatMap(({ id }) => (isPromise(id) ? [] : [id]))
  const titles = claims.flatMap(({ id, title }) => (isPromise(id) ? [sourceOf(title)] : []))
  return new RegExp([...(ids.length > 0 ? [titlePattern(...ids).source] : []), ...titles].join('|'))
}
/** Placeholders of `test.each` stand for any text. */
const sourceOf = (title: string): string =>
  title
    .split(/%[sdifjoO#$]|\$\{[^}]*\}|\$\w+/)
    .map(escaped)
    .join(String.raw`[\s\S]*`)

/** Whether an id is one of docs/security.md; the others are of docs/spec/checklist.md. */
export const isPromise = (id: string): boolean => id.startsWith('P')

/** Part of the proofs that an id belongs to; the name of its file. */
export const sectionOf = (id: string): string => (isPromise(id) ? 'promises' : (id.split('.')[0] ?? ''))

/** The result of a statement still counts: the lies are the same, and their tests, in any folder, still name it. */
const isCurrent = (lies: readonly Lie[], proven: Proven | undefined, named: ReadonlySet<string>): boolean =>
  proven?.hash === hashOf(lies) && proven.tests.every((path) => named.has(basename(path)))

/** Status of each statement, by its proof, the last run and the tests that name it. */
export function proofStatuses(
  statements: readonly string[],
  proofs: Proofs,
  proven: Readonly<Record<string, Proven>>,
  claims: readonly Claim[],
): Map<string, ProofStatus> {
  const files = new Map<string, Set<string>>()
  for (const { id, path } of claims) files.set(id, (files.get(id) ?? new Set()).add(basename(path)))
  return new Map(
    statements.map((id) => {
      const proof = proofs[id]
      const named = files.get(id) ?? new Set()
      if (proof?.lies && isCurrent(proof.lies, proven[id], named)) return [id, 'proven']
      if (proof?.reason) return [id, 'reason']
      return [id, named.size > 0 ? 'named only' : 'nothing']
    }),
  )
}

/**
 * The proofs with the present files of texts that moved: each in the one source file of its package, else of all,
 * that contains it.
 */
export function repaired(
  proofs: Proofs,
  sources: readonly { readonly path: string; readonly code: string }[],
): Proofs {
  const holds = (lie: Lie, code: string | undefined): boolean =>
    code !== undefined && applyLie(code, lie) !== undefined
  const place = (lie: Lie): Lie => {
    if (holds(lie, sources.find(({ path }) => path === lie.file)?.code)) return lie
    const found = sources.filter(({ code }) => holds(lie, code)).map(({ path }) => path)
    const own = found.filter((path) => areaOf(path) === areaOf(lie.file))
    const [file, ...others] = own.length > 0 ? own : found
    return file !== undefined && others.length === 0 ? { ...lie, file } : lie
  }
  return Object.fromEntries(
    Object.entries(proofs).map(([id, proof]) => [id, proof.lies ? { lies: proof.lies.map(place) } : proof]),
  )
}

/** Lies whose text is not in their file once, and proofs of statements that do not exist. */
export function proofProblems(
  statements: readonly string[],
  proofs: Proofs,
  readCode: (path: string) => string | undefined,
): string[] {
  const known = new Set(statements)
  return Object.entries(proofs).flatMap(([id, { lies }]) => [
    ...(known.has(id)
      ? []
      : [`scripts/spec/proofs: ${id} is not in docs/${isPromise(id) ? 'security.md' : 'spec/checklist.md'}`]),
    ...(lies ?? []).flatMap((lie) => {
      const code = readCode(lie.file)
      if (code !== undefined && applyLie(code, lie) !== undefined) return []
      return [
        `${lie.file}: a proof of ${id} needs this text exactly once: ${lie.find}. ` +
          `If it moved, run: npm run spec -- --repair. If it changed, change scripts/spec/proofs/` +
          `${sectionOf(id)}.json and run: npm run spec -- --proofs ${id}`,
      ]
    }),
  ])
}
