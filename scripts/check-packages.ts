// Checks the packed packages as a user gets them; run `npm run build` before.
import { existsSync, readFileSync } from 'node:fs'
import { at } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'
import { linesOf } from './library/buildPackage.ts'
import { contentProblems, entryProblems, type PackedManifest } from './packages/entries.ts'
import { licenceProblems, type LicenceList } from './packages/licences.ts'
import { packagesOf, walletConnectProblems } from './packages/lockfile.ts'
import { jsonIn, packAll, pnpm } from './packages/pack.ts'
import { peerProblems } from './packages/peers.ts'

/** Most packages that a host with all features (examples/vite) installs (design goals). */
const MOST_PACKAGES = 120

const report = createReport('check-packages')

const { packed, problems } = await packAll()
report.check('every package can be packed', problems)

for (const { name, tarball, manifest, files } of packed) {
  const source = JSON.parse(readFileSync(at(`packages/${name}/package.json`), 'utf8')) as PackedManifest
  report.check(
    `${name}: entries and files agree`,
    entryProblems(manifest, files, Object.keys(source.exports)),
  )
  report.check(`${name}: only what users need`, contentProblems(manifest, files))
  report.check(
    `${name}: an app of one namespace installs no peer dependency of another`,
    peerProblems(
      files.filter((file) => name !== 'sandbox' && /^dist\/exports\/.*\.js$/.test(file)),
      (file) => readFileSync(at(`packages/${name}/${file}`), 'utf8'),
    ),
  )
  // A stylesheet exports nothing.
  const styles = Object.keys(manifest.exports).filter((key) => key.endsWith('.css'))
  /* oxlint-disable no-await-in-loop -- each takes a core and much memory */
  report.check(
    `${name}: publint`,
    linesOf(await run('publint', ['run', tarball, '--strict'], { quiet: true })),
  )
  // A command-line package has no entry to import.
  if (!('.' in manifest.exports)) continue
  report.check(
    `${name}: types as each resolver finds them`,
    linesOf(
      await run(
        'attw',
        [
          tarball,
          '--profile',
          'esm-only',
          '--no-emoji',
          '--no-color',
          ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
        ],
        { quiet: true },
      ),
    ),
  )
  /* oxlint-enable no-await-in-loop */
}

const lockfile = readFileSync(at('pnpm-lock.yaml'), 'utf8')
report.check('WalletConnect is 2.21.8, and no vendor’s modal is here', walletConnectProblems(lockfile))

const all = await pnpm('licenses', 'list', '--json')
const shipped = await pnpm('--filter', 'example-vite', 'licenses', 'list', '--prod', '--json')
const allLicences = jsonIn(all.output) as LicenceList
const shippedLicences = jsonIn(shipped.output) as LicenceList
const shippedPackages = Object.values(shippedLicences).flat()
report.check('licences of the whole lockfile', [
  ...(Object.keys(allLicences).length > 0 ? [] : ['pnpm listed nothing', all.output]),
  ...licenceProblems(allLicences, { isShipped: false }),
])
report.check('licences of what a host installs', [
  ...(shippedPackages.length > 0 ? [] : ['pnpm listed nothing', shipped.output]),
  ...licenceProblems(shippedLicences, { isShipped: true }),
])

const withdrawn = new Set(
  packagesOf(lockfile)
    .filter(({ isDeprecated }) => isDeprecated)
    .map(({ name }) => name),
)
report.check('a host installs few packages, none withdrawn, none with an install script', [
  ...(shippedPackages.length > MOST_PACKAGES
    ? [`${shippedPackages.length} packages, more than ${MOST_PACKAGES}`]
    : []),
  ...shippedPackages.filter(({ name }) => withdrawn.has(name)).map(({ name }) => `${name} is deprecated`),
  ...shippedPackages.flatMap(({ name, paths }) =>
    paths
      .filter((path) => existsSync(`${path}/package.json`))
      .flatMap((path) => {
        const { scripts = {} } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as {
          scripts?: Record<string, string>
        }
        return ['preinstall', 'install', 'postinstall']
          .filter((script) => script in scripts)
          .map((script) => `${name} runs a script at ${script}`)
      }),
  ),
])
console.log(`  (${shippedPackages.length} packages)`)

report.check(
  'nothing unused, nothing undeclared (knip)',
  linesOf(await run('knip', ['--no-progress', '--treat-config-hints-as-errors'], { quiet: true })),
)

report.finish()
