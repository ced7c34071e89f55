import type { Source } from './source.ts'

/** Rule of the repository, and its violations. */
export type Check = {
  title: string
  run: (sources: readonly Source[]) => string[]
}

/** A rule that looks at one file at a time. */
export const fileCheck = (
  title: string,
  findProblems: (source: Source) => readonly { line: number; text: string }[],
): Check => ({
  title,
  run: (sources) =>
    sources.flatMap((source) =>
      findProblems(source).map(({ line, text }) => `${source.path}:${line} ${text}`),
    ),
})
