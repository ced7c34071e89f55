import { existsSync, readdirSync, statSync } from 'node:fs'
import { at, type PackageName } from '../lib/paths.ts'
import { buildPackage } from './buildPackage.ts'

/** Builds the packages whose sources are newer than their `dist`. Throws the output of a build that fails. */
export async function buildChanged(names: readonly PackageName[]): Promise<void> {
  for (const name of names) {
    if (builtAt(name) > changedAt(name)) continue
    // oxlint-disable-next-line no-await-in-loop -- each takes all cores
    for (const { title, problems } of await buildPackage(name))
      if (problems.length > 0) throw new Error(`${title} fails\n${problems.join('\n')}`)
  }
}

const outputs: Readonly<Record<string, readonly string[]>> = {
  'ui-radix': ['exports/index.js', 'styles.css'],
  'create-foyer': ['cli.js'],
}

/** Inputs of a build outside of the folder of the package. */
const inputs: Readonly<Record<string, readonly string[]>> = { 'ui-radix': ['tailwind.config.ts'] }

/** Time of the oldest output, so that an interrupted build counts as none. */
const builtAt = (name: string): number =>
  Math.min(
    ...(outputs[name] ?? ['exports/index.js']).map((file) => {
      const path = at(`packages/${name}/dist/${file}`)
      return existsSync(path) ? statSync(path).mtimeMs : 0
    }),
  )

const changedAt = (name: string): number =>
  [
    at(`packages/${name}/tsdown.config.ts`),
    ...(inputs[name] ?? []).map((file) => at(file)),
    ...filesIn(`packages/${name}/src`),
    ...filesIn('scripts/library'),
  ].reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0)

const filesIn = (folder: string): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((file) => at(`${folder}/${file}`))
