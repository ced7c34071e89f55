import type { Check } from './check.ts'
import { parseSource } from './source.ts'

/** Runs a check over sample files (path → code), in tests of the checks. */
export const problemsOf = (check: Check, files: Readonly<Record<string, string>>): string[] =>
  check.run(Object.entries(files).map(([path, code]) => parseSource(path, code)))
