import { existsSync, readdirSync, statSync } from 'node:fs'
import { at, packages } from '../lib/paths.ts'
import { run } from '../lib/run.ts'

/** Builds the packages whose sources are newer than what was built of them. Throws what is wrong with one. */
export async function buildChanged(): Promise<void> {
  for (const name of packages) {
    // A test kit: no page of a host has it.
    if (name === 'sandbox') continue
    const cwd = at(`packages/${name}`)
    if (builtAt(cwd) > changedAt(cwd)) continue
    // oxlint-disable-next-line no-await-in-loop -- each takes all cores
    const { code, output } = await run('tsdown', [], { cwd, quiet: true })
    if (code !== 0) throw new Error(`${name} cannot be built\n${output.trim()}`)
  }
}

function builtAt(cwd: string): number {
  const entry = `${cwd}/dist/exports/index.js`
  return existsSync(entry) ? statSync(entry).mtimeMs : 0
}

const changedAt = (cwd: string): number =>
  [
    `${cwd}/tsdown.config.ts`,
    ...readdirSync(`${cwd}/src`, { recursive: true, encoding: 'utf8' }).map((file) => `${cwd}/src/${file}`),
  ].reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0)
