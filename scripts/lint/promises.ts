/** A promise of docs/security.md, and the tests that hold it. */
export type Promised = {
  readonly line: number
  readonly promise: string
  /** Path of a test file, and the title of a test in it. */
  readonly tests: readonly { readonly path: string; readonly title: string | undefined }[]
}

/** Rows of tables with a test in their last column: `` `path` “title” ``. */
export function promisesIn(markdown: string): readonly Promised[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = text.split('|').map((cell) => cell.trim())
    const [, promise = '', tests = ''] = cells
    if (cells.length !== 4 || /^(?:-+|Promise)$/.test(promise)) return []
    return [
      {
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

/** Promises without a test, tests without a title, and tests that do not exist, as `line text`. */
export function missingTests(
  promises: readonly Promised[],
  read: (path: string) => string | undefined,
): readonly string[] {
  return promises.flatMap(({ line, promise, tests }) => {
    if (tests.length === 0) return [`${line} no test holds “${promise}”`]
    return tests.flatMap(({ path, title }) => {
      const code = read(path)
      if (code === undefined) return [`${line} there is no ${path}`]
      if (title === undefined) return [`${line} names no test of ${path}`]
      return code.includes(title) ? [] : [`${line} ${path} has no test “${title}”`]
    })
  })
}
