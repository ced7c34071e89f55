// Makes apps with `create-foyer` for pairwise options, in the workspace: checks their types together, builds one with
// Vite, and runs its end-to-end test. Builds `examples/next`, and opens it in Chromium. `--deep` builds and tests a Next app
// as well, and opens the example with the development server.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createFiles } from '../packages/create-foyer/src/createFiles.ts'
import { allNamespaces } from '../packages/create-foyer/src/options/namespaces.ts'
import type { CreateOptions } from '../packages/create-foyer/src/options/options.ts'
import { readVersions } from '../packages/create-foyer/src/options/readVersions.ts'
import { chromiumPath } from './lib/chromium.ts'
import { pairwise } from './lib/pairwise.ts'
import { at } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'
import { tscProblems } from './lib/tscProblems.ts'
import { linesOf } from './library/buildPackage.ts'

/** Below the package whose dependencies the apps have, so that they resolve without an installation. */
const folder = 'packages/create-foyer/build/apps'
const flags = [false, true] as const

const namespaceLists = [...allNamespaces.map((namespace) => [namespace]), ['eip155', 'solana'], allNamespaces]

const all: readonly Omit<CreateOptions, 'name'>[] = (['vite', 'next'] as const).flatMap((framework) =>
  (['modal', 'hooks'] as const).flatMap((ui) =>
    flags.flatMap((tailwind) =>
      flags.flatMap((walletConnect) =>
        namespaceLists.map((namespaces) => ({
          framework,
          ui,
          tailwind,
          walletConnect,
          namespaces: namespaces as CreateOptions['namespaces'],
        })),
      ),
    ),
  ),
)

/** With Tailwind, because the stylesheet of `@foyer/ui-radix` is source in the workspace. */
const built = { ui: 'modal', tailwind: true, walletConnect: true, namespaces: ['eip155', 'solana'] } as const

const report = createReport('created-apps')
rmSync(at(folder), { recursive: true, force: true })

const titles = new Map<string, string>()
for (const [index, options] of pairwise(all).entries()) {
  const name = `app-${index}`
  titles.set(name, Object.values(options).join(' '))
  write(name, createFiles({ name, ...options }, readVersions()))
}
write('', {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...(JSON.parse(viteFiles()['tsconfig.json'] ?? '') as { compilerOptions: object }).compilerOptions,
      // The packages are source here.
      allowImportingTsExtensions: true,
    },
    include: [...titles.keys()].flatMap((name) => [`${name}/src`, `${name}/e2e`, `${name}/*.ts`]),
  }),
})
const types = await run(
  process.execPath,
  [at('node_modules/typescript7/bin/tsc'), '-p', at(folder), '--singleThreaded', '--pretty', 'false'],
  { quiet: true },
)
const problems = tscProblems(types.output)
  // The packages themselves are checked by `npm run typecheck`, with stricter options.
  .filter((line) => line.includes('app-'))
  .map((line) => line.replace(/app-\d+/, (name) => `${name} (${titles.get(name)})`))
report.check(
  `types of ${titles.size} apps`,
  types.code !== 0 && !/error TS\d+/.test(types.output) ? [types.output] : problems,
)

// The packages are TypeScript here, which Node does not read by itself.
const inWorkspace = { NODE_OPTIONS: '--import tsx', NEXT_TELEMETRY_DISABLED: '1' }

write('vite', viteFiles())
report.check('a Vite app is built', await resultOf('vite', 'vite', ['build', '--logLevel', 'error']))
report.check('the test of a Vite app passes', await resultOf('vite', 'playwright', ['test'], '4177'))

const isDeep = process.argv.includes('--deep')
if (isDeep) {
  write('next', {
    ...createFiles({ name: 'next', framework: 'next', ...built }, readVersions()),
    'next.config.ts': `export default {
    transpilePackages: ['@foyer/chains', '@foyer/headless', '@foyer/ui-radix', '@foyer/sandbox'],
    typescript: { ignoreBuildErrors: true },
  }`,
  })
  report.check(
    'a Next app is built',
    await resultOf('next', at('packages/create-foyer/node_modules/.bin/next'), ['build']),
  )
  report.check('the test of a Next app passes', await resultOf('next', 'playwright', ['test'], '4178'))
}

const next = { cwd: at('examples/next'), quiet: true, env: { NEXT_TELEMETRY_DISABLED: '1' } }
report.check(
  'examples/next is built',
  linesOf(await run(at('examples/next/node_modules/.bin/next'), ['build'], next)),
)
report.check(
  'examples/next: the server renders the account, which connects, switches and disconnects',
  await openExample('start', '4179'),
)
if (isDeep)
  report.check('examples/next hydrates without a warning of React', await openExample('dev', '4180'))

report.finish()

function viteFiles(): Record<string, string> {
  return createFiles({ name: 'vite', framework: 'vite', ...built }, readVersions())
}

function write(name: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const target = at(`${folder}/${name}/${path}`)
    mkdirSync(target.slice(0, target.lastIndexOf('/')), { recursive: true })
    writeFileSync(target, text)
  }
}

async function openExample(command: 'start' | 'dev', port: string): Promise<string[]> {
  return linesOf(
    await run('playwright', ['test', '--config', at('scripts/examples/playwright.config.ts')], {
      quiet: true,
      env: { NEXT_COMMAND: command, PORT: port },
    }),
  )
}

async function resultOf(name: string, command: string, args: string[], port = ''): Promise<string[]> {
  return linesOf(
    await run(command, args, {
      cwd: at(`${folder}/${name}`),
      quiet: true,
      env: { ...inWorkspace, CHROMIUM: chromiumPath, PORT: port, FORCE_COLOR: '0' },
    }),
  )
}
