// Builds every package into its dist/, in the order in which they depend on each other, and packs it.
import { copyFileSync, rmSync } from 'node:fs'
import { at, packages } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'
import { buildPackage, linesOf } from './library/buildPackage.ts'
import { packAll } from './packages/pack.ts'

const report = createReport('build')

for (const name of packages) {
  rmSync(at(`packages/${name}/dist`), { recursive: true, force: true })
  copyFileSync(at('LICENSE'), at(`packages/${name}/LICENSE`))
  // oxlint-disable-next-line no-await-in-loop -- each takes all cores
  for (const { title, problems } of await buildPackage(name)) report.check(title, problems)
}

// Packed once, since concurrent checks read the packs.
const { problems } = await packAll()
report.check('every package can be packed', problems)

// The app of the README, as a host would build it.
const example = await run('vite', ['build', '--logLevel', 'error'], { cwd: at('examples/vite'), quiet: true })
report.check('examples/vite', linesOf(example))

report.finish()
