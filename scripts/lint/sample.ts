import type { Check } from './check.ts'
import { parseSource } from './source.ts'

/** Runs a check over made-up files: path → code. For the checks' own tests. */
export const complaintsOf = (check: Check, files: Readonly<Record<string, string>>): string[] =>
  check.run(Object.entries(files).map(([path, code]) => parseSource(path, code)))
