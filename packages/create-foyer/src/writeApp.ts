import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CreateError } from './options/errors.ts'

/** Entries of a new repository, which do not count. */
const harmless: ReadonlySet<string> = new Set(['.git', 'LICENSE'])

/**
 * Writes the files of an app into a new or empty folder.
 *
 * @throws CreateError `FOLDER_NOT_EMPTY` or `NOT_A_FOLDER` before anything is written.
 */
export function writeApp(folder: string, files: Readonly<Record<string, string>>): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new CreateError('NOT_A_FOLDER', folder)
  if (existsSync(folder) && readdirSync(folder).some((entry) => !harmless.has(entry)))
    throw new CreateError('FOLDER_NOT_EMPTY', folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
