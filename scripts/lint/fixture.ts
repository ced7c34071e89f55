import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Writes files (path → code) into a new temporary folder, for tests of tools that read from disk.
 * @param links Symbolic links, as pnpm makes them: path and target, both from that folder.
 */
export function writeFixture(
  files: Readonly<Record<string, string>>,
  links: readonly (readonly [path: string, target: string])[] = [],
): { folder: string; remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-lint-')))
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  for (const [path, target] of links) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(folder, target), join(folder, path))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
