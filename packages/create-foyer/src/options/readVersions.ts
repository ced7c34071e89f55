import { readFileSync } from 'node:fs'

/** Versions of the packages of an app, by name. */
export type Versions = Readonly<Record<string, string>>

/**
 * The versions that this release was built and tested with: its own devDependencies, which the workspace keeps and
 * `pnpm pack` resolves to numbers.
 */
export function readVersions(): Versions {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    devDependencies: Versions
  }
  return manifest.devDependencies
}
