// Builds every package into its dist/, in the order in which they depend on each other.
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { at, packages } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'

const report = createReport('build')
const styles = 'packages/ui-radix/src/theme/styles.css'

for (const name of packages) {
  const cwd = at(`packages/${name}`)
  rmSync(`${cwd}/dist`, { recursive: true, force: true })
  copyFileSync(at('LICENSE'), `${cwd}/LICENSE`)
  // oxlint-disable-next-line no-await-in-loop -- each takes all cores
  const { code, output } = await run('tsdown', [], { cwd, quiet: true })
  report.check(`build of ${name}`, code === 0 ? [] : output.trim().split('\n'))
}

if (existsSync(at(styles))) {
  const { code, output } = await run(
    'tailwindcss',
    ['--input', at(styles), '--output', at('packages/ui-radix/dist/styles.css'), '--minify'],
    { cwd: at('packages/ui-radix'), quiet: true },
  )
  report.check('stylesheet', code === 0 ? [] : output.trim().split('\n'))
} else report.check('stylesheet', [`there is no ${styles}`])

report.finish()
