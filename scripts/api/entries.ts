import { listFiles } from '../lib/files.ts'
import { packages } from '../lib/paths.ts'

export type Entry = { path: string; reportPath: string }

/** Entries of the published packages, and the paths of their reports. */
export const apiEntries = (): Entry[] =>
  packages.flatMap((name) =>
    listFiles(`packages/${name}/src/exports`, /(?<!\.test|\.test-d)\.tsx?$/).map((path) => ({
      path,
      reportPath: `docs/api/${name}.${path
        .replace(/^.*\/src\/exports\//, '')
        .replace(/\.tsx?$/, '')
        .replaceAll('/', '.')}.txt`,
    })),
  )
