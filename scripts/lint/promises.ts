import type { Claim } from '../spec/claims.ts'

/** A promise of docs/security.md, and its tests. */
export type Promised = {
  /** `P1`, `P2`, in the order of the document. */
  readonly id: string
  readonly line: number
  readonly promise: string
  /** Path of a test file, and the title of a test in it. */
  readonly tests: readonly { readonly path: string; readonly title: string | undefined }[]
}

/** Rows of tables with an id, a promise, and tests in the last column: `` `path` “title” ``. */
export function promisesIn(markdown: string): readonly Promised[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = text.split('|').map((cell) => cell.trim())
    const [, id = '', promise = '', tests = ''] = cells
    if (cells.length !== 5 || /^(?:-+|Promise)$/.test(promise)) return []
    return [
      {
        id,
        line: index + 1,
        promise,
        tests: [...tests.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)].map(([, path = '', title]) => ({
          path,
          title,
        })),
      },
    ]
  })
}

/** The tests of promises as claims, for their proofs. */
export const claimsOfPromises = (promises: readonly Promised[]): Claim[] =>
  promises.flatMap(({ id, tests }) =>
    tests.flatMap(({ path, title }) => (title === undefined ? [] : [{ id, path, title, line: 0 }])),
  )

/** Ids out of order, promises without tests, tests without a title, and missing tests, as `line text`. */
export function missingTests(
  promises: readonly Promised[],
  read: (path: string) => string | undefined,
): readonly string[] {
  return promises.flatMap(({ id, line, promise, tests }, index) => {
    if (id !== `P${index + 1}`) return [`${line} the promise ${id} should be P${index + 1}`]
    if (tests.length === 0) return [`${line} no test holds “${promise}”`]
    return tests.flatMap(({ path, title }) => {
      const code = read(path)
      if (code === undefined) return [`${line} there is no ${path}`]
      if (title === undefined) return [`${line} names no test of ${path}`]
      return code.includes(title) ? [] : [`${line} ${path} has no test “${title}”`]
    })
  })
}
