// Builds every package into its dist/, in the order in which they depend on each other.
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { at, packages } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'

const report = createReport('build')

/** Where each CSS entry of ui-radix comes from and where it is published. */
function stylesheets(): { source: string; target: string }[] {
  const manifest = JSON.parse(readFileSync(at('packages/ui-radix/package.json'), 'utf8')) as {
    exports: Record<string, string>
    publishConfig: { exports: Record<string, string> }
  }
  return Object.keys(manifest.exports)
    .filter((key) => key.endsWith('.css'))
    .map((key) => ({
      source: `packages/ui-radix/${(manifest.exports[key] ?? '').replace('./', '')}`,
      target: `packages/ui-radix/${(manifest.publishConfig.exports[key] ?? '').replace('./', '')}`,
    }))
}

for (const name of packages) {
  const cwd = at(`packages/${name}`)
  rmSync(`${cwd}/dist`, { recursive: true, force: true })
  copyFileSync(at('LICENSE'), `${cwd}/LICENSE`)
  // oxlint-disable-next-line no-await-in-loop -- each takes all cores
  const { code, output } = await run('tsdown', [], { cwd, quiet: true })
  report.check(`build of ${name}`, code === 0 ? [] : output.trim().split('\n'))
}

// `styles*.css` are complete stylesheets; other CSS is material for a host's own Tailwind and goes out as it is.
for (const { source, target } of stylesheets()) {
  if (!existsSync(at(source))) report.check(source, ['is an entry and does not exist'])
  else if (!/(^|\/)styles[^/]*$/.test(source)) {
    copyFileSync(at(source), at(target))
    report.check(source, [])
  } else {
    // oxlint-disable-next-line no-await-in-loop -- each takes all cores
    const { code, output } = await run(
      'tailwindcss',
      ['--input', at(source), '--output', at(target), '--minify'],
      { cwd: at('packages/ui-radix'), quiet: true },
    )
    report.check(source, code === 0 ? [] : output.trim().split('\n'))
  }
}

// The app of the README, as a host would build it.
const example = await run('vite', ['build', '--logLevel', 'error'], { cwd: at('examples/vite'), quiet: true })
report.check('examples/vite', example.code === 0 ? [] : example.output.trim().split('\n'))

report.finish()
