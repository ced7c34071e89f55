// Installs the packed packages in empty folders, as an app does, and checks the types and the copies of their peers:
// with npm the newest peers, with pnpm the oldest and the oldest TypeScript. `--deep` adds npm with the oldest, pnpm
// with the newest, Yarn 1, Yarn Berry with and without Plug'n'Play, and the conformance suites in Vitest 3.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installers, type InstallerName } from './installs/installers.ts'
import { peers, type PeerSet } from './installs/peers.ts'
import { at } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run, type RunResult } from './lib/run.ts'
import { buildChanged } from './library/buildChanged.ts'
import { linesOf } from './library/buildPackage.ts'
import { packAll } from './packages/pack.ts'
import { LIBRARIES } from './packages/placePacked.ts'

const folder = join(tmpdir(), `foyer-installs-${process.pid}`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const isDeep = process.argv.includes('--deep')
const installs: readonly (readonly [InstallerName, PeerSet])[] = [
  ['npm', 'newest'],
  ['pnpm', 'oldest'],
  ...(isDeep
    ? ([
        ['npm', 'oldest'],
        ['pnpm', 'newest'],
        ['yarn 1', 'oldest'],
        ['yarn', 'newest'],
        ['yarn pnp', 'oldest'],
      ] as const)
    : []),
]

const report = createReport('installs')
await buildChanged(isDeep ? [...LIBRARIES, 'sandbox'] : LIBRARIES)
const { packed, problems } = await packAll()
report.check('every package can be packed', problems)
const tarballs = Object.fromEntries(
  packed
    .filter(({ name }) => LIBRARIES.some((library) => library === name))
    .map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
)

// Concurrently, since an installer mostly waits for the network.
await Promise.all(installs.map(([installer, set]) => install(installer, set)))
report.finish()

async function install(installer: InstallerName, set: PeerSet): Promise<void> {
  const title = `${installer}, ${set} peers`
  const app = join(folder, title.replaceAll(/\W+/g, '-'))
  const { command, args, env, runner, hasFolders, pinned } = installers[installer]
  mkdirSync(app, { recursive: true })
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      name: 'app',
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: { ...tarballs, ...peers(set) },
      ...pinned(tarballs),
    }),
  )
  const installed = await run(command, args, { cwd: app, quiet: true, env: { ...env, CI: 'true' } })
  report.check(`${title}: the install`, problemsOf(installed))
  if (installed.code !== 0) return
  cpSync(at('scripts/installs/run.mjs'), join(app, 'run.mjs'))
  report.check(
    `${title}: one copy of query code and of viem`,
    problemsOf(await run(runner[0], [...runner.slice(1), 'run.mjs'], { cwd: app, quiet: true, env })),
  )
  // The compiler resolves packages in folders only.
  if (hasFolders) report.check(`${title}: types of README and peers`, await typesOf(app, set))
  if (isDeep && installer === 'npm' && set === 'oldest')
    report.check(`${title}: the conformance suites in Vitest 3`, await conformanceOf(app))
}

/** Runs the suites of `examples/own-wallet` with the oldest Vitest of the peer range. */
async function conformanceOf(app: string): Promise<string[]> {
  const { command, args } = installers.npm
  const sandbox = packed.find(({ name }) => name === 'sandbox')?.tarball ?? ''
  const installed = await run(command, [...args, 'vitest@3.0', sandbox], { cwd: app, quiet: true })
  if (installed.code !== 0) return problemsOf(installed)
  cpSync(at('examples/own-wallet/src'), join(app, 'own-wallet'), { recursive: true })
  const result = await run('npx', ['vitest', 'run', '--root', app, '--reporter=default'], {
    cwd: app,
    quiet: true,
  })
  return result.code === 0 && /Tests .*passed/.test(result.output) ? [] : problemsOf(result)
}

function problemsOf(result: RunResult): string[] {
  return linesOf(result).slice(-20)
}

/** Errors in the app and in our declarations; errors in other packages are ignored. */
async function typesOf(app: string, set: PeerSet): Promise<string[]> {
  cpSync(at('examples/vite/src/main.tsx'), join(app, 'main.tsx'))
  cpSync(at('scripts/installs/types.ts'), join(app, 'types.ts'))
  writeFileSync(join(app, 'styles.d.ts'), `declare module '*.css'`)
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        types: [],
      },
      include: ['main.tsx', 'types.ts', 'styles.d.ts'],
    }),
  )
  const compiler =
    set === 'oldest'
      ? [join(app, 'node_modules/typescript/bin/tsc')]
      : [at('node_modules/typescript7/bin/tsc'), '--singleThreaded']
  const { code, output } = await run(process.execPath, [...compiler, '-p', app, '--pretty', 'false'], {
    quiet: true,
  })
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  const ours = errors.filter((line) => !/node_modules\/(?!.*@foyer)/.test(line.split('error TS')[0] ?? ''))
  return code !== 0 && errors.length === 0 ? [output] : ours
}
