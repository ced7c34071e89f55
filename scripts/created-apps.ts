// Makes apps with `create-foyer` for pairwise options, beside the packed packages in a folder outside the repository:
// checks their types together, builds one with Vite, and runs its end-to-end test. Checks the types of every entry with
// the resolution of Node. Builds `examples/next` there, with its types, and opens it in Chromium. `--deep` builds and
// tests a Next app as well, and opens the example with the development server.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFiles } from '../packages/create-foyer/src/createFiles.ts'
import { allNamespaces } from '../packages/create-foyer/src/options/namespaces.ts'
import type { CreateOptions } from '../packages/create-foyer/src/options/options.ts'
import { readVersions } from '../packages/create-foyer/src/options/readVersions.ts'
import { chromiumPath } from './lib/chromium.ts'
import { pairwise } from './lib/pairwise.ts'
import { at } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run, type RunResult } from './lib/run.ts'
import { tscProblems } from './lib/tscProblems.ts'
import { linesOf } from './library/buildPackage.ts'
import type { PackedManifest } from './packages/entries.ts'
import { LIBRARIES, linkAll, placePacked } from './packages/placePacked.ts'

const folder = join(tmpdir(), `foyer-created-${process.pid}`)
const offAndOn = [false, true] as const

const namespaceLists = [...allNamespaces.map((namespace) => [namespace]), ['eip155', 'solana'], allNamespaces]

const all: readonly Omit<CreateOptions, 'name'>[] = (['vite', 'next'] as const).flatMap((framework) =>
  (['modal', 'hooks'] as const).flatMap((ui) =>
    offAndOn.flatMap((tailwind) =>
      offAndOn.flatMap((walletConnect) =>
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

const built = { ui: 'modal', walletConnect: true, namespaces: ['eip155', 'solana'] } as const

/** Entries whose functions return objects that an app may export. */
const functionEntries = [
  '@foyer/chains',
  '@foyer/chains/eip155',
  '@foyer/chains/solana',
  '@foyer/chains/siwx',
  '@foyer/headless/actions',
  '@foyer/headless/query',
  '@foyer/ui-radix/shell',
]
/** Functions that return clients of viem, whose types apps of viem cannot name either. */
const ofViem: readonly string[] = ['toPublicClient', 'toWalletClient']

const isDeep = process.argv.includes('--deep')
/** Without minification, source maps and cache: half of the work of a build, with no effect on the test. */
const lean = { turbopackMinify: false, turbopackSourceMaps: false, turbopackFileSystemCacheForBuild: false }
/** The dependencies are links to the workspace, which is not below the app. */
const nextConfig = (options: object): string =>
  `export default ${JSON.stringify({
    reactStrictMode: true,
    turbopack: { root: '/' },
    experimental: isDeep ? {} : lean,
    ...options,
  })}`
const next = at('packages/create-foyer/node_modules/next/dist/bin/next')

const report = createReport('created-apps')
await placePacked(folder, [...LIBRARIES, 'sandbox', 'create-foyer'])
linkAll(folder, readVersions(), 'packages/create-foyer', folder)
mkdirSync(`${folder}/node_modules/.bin`)
symlinkSync(next, `${folder}/node_modules/.bin/next`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const titles = new Map<string, string>()
for (const [index, options] of pairwise(all).entries()) {
  const name = `app-${index}`
  titles.set(name, Object.values(options).join(' '))
  write(name, createFiles({ name, ...options }, readVersions()))
}
const { 'tsconfig.json': tsconfig = '' } = createFiles(
  { name: 'all', framework: 'vite', tailwind: false, ...built },
  readVersions(),
)
write('.', {
  'tsconfig.json': JSON.stringify({
    compilerOptions: (JSON.parse(tsconfig) as { compilerOptions: object }).compilerOptions,
    include: [...titles.keys()].flatMap((name) => [`${name}/src`, `${name}/e2e`, `${name}/*.ts`]),
  }),
})
const types = await compile(folder)
const problems = tscProblems(types.output).map((line) =>
  line.replace(/app-\d+/, (name) => `${name} (${titles.get(name)})`),
)
report.check(
  `types of ${titles.size} apps`,
  types.code !== 0 && problems.length === 0 ? [types.output] : problems,
)

report.check('types of every entry, resolved as by Node, with `skipLibCheck: false`', await entryTypes())

report.check(
  'an app that emits declarations can name the results of hooks and functions',
  await declarations(),
)

report.check('create-foyer makes a Vite app', await create('vite', '--walletconnect'))
report.check('the Vite app is built', await resultIn('vite', 'vite', ['build', '--logLevel', 'error']))
report.check('the test of the Vite app passes', await testOf('vite', '4177'))

if (isDeep) {
  report.check('create-foyer makes a Next app', await create('next', '--framework', 'next', '--tailwind'))
  write('next', { 'next.config.ts': nextConfig({}) })
  report.check('the Next app is built', await resultIn('next', next, ['build']))
  report.check('the test of the Next app passes', await testOf('next', '4178'))
}

placeExample()
report.check('examples/next is built', await resultIn('examples/next', next, ['build']))
report.check(
  'examples/next: the server renders the account, which connects, switches and disconnects',
  await openExample('start', '4179'),
)
if (isDeep)
  report.check('examples/next hydrates without a warning of React', await openExample('dev', '4180'))

report.finish()

function write(name: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const target = `${folder}/${name}/${path}`
    mkdirSync(target.slice(0, target.lastIndexOf('/')), { recursive: true })
    writeFileSync(target, text)
  }
}

function compile(project: string): Promise<RunResult> {
  return run(
    process.execPath,
    [at('node_modules/typescript7/bin/tsc'), '-p', project, '--singleThreaded', '--pretty', 'false'],
    { quiet: true },
  )
}

/** Errors in our declarations in a program that imports every entry. Those of other packages are dropped. */
async function entryTypes(): Promise<string[]> {
  const entries = [...LIBRARIES, 'sandbox'].flatMap((name) => {
    const manifest = JSON.parse(
      readFileSync(`${folder}/node_modules/@foyer/${name}/package.json`, 'utf8'),
    ) as PackedManifest
    return Object.entries(manifest.exports)
      .filter(([key, target]) => Object.hasOwn(Object(target), 'types') && !key.includes('*'))
      .map(([key]) => `@foyer/${name}${key.slice(1)}`)
  })
  write('entries', {
    'entries.ts': entries.map((entry, index) => `export * as entry${index} from '${entry}'`).join('\n'),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2024', 'dom', 'dom.iterable'],
        module: 'nodenext',
        strict: true,
        skipLibCheck: false,
        noEmit: true,
        types: [],
      },
    }),
    'package.json': '{ "type": "module" }',
  })
  const { code, output } = await compile(`${folder}/entries`)
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  if (code !== 0 && errors.length === 0) return [output]
  return errors.filter((line) => !/node_modules\/(?!.*@foyer)/.test(line.split('error TS')[0] ?? ''))
}

/**
 * Types of our packages that TypeScript cannot name in the declarations of an app whose hooks return members of the
 * results of ours. The app imports no entry but those of the hooks.
 */
async function declarations(): Promise<string[]> {
  const exportsOf = async (entry: string): Promise<readonly (readonly [string, unknown])[]> => {
    const [, name, key] = /^@foyer\/([^/]+)(.*)$/.exec(entry) ?? []
    const file = `${folder}/node_modules/@foyer/${name}/dist/exports${key || '/index'}.js`
    return Object.entries((await import(file)) as object)
  }
  const hooks = await Promise.all(
    ['@foyer/headless', '@foyer/ui-radix', '@foyer/ui-radix/shell'].map(async (entry, index) => [
      `import * as hooks${index} from '${entry}'`,
      ...(await exportsOf(entry))
        // The config is an object with a private field, and is passed as it is.
        .filter(([name]) => /^use[A-Z]/.test(name) && name !== 'useConfig')
        .map(
          ([name]) => `export const ${name} = () => ({ ...({} as ResultOf<typeof hooks${index}.${name}>) })`,
        ),
    ]),
  )
  const functions = await Promise.all(
    functionEntries.map(async (entry, index) => [
      `import * as functions${index} from '${entry}'`,
      ...(await exportsOf(entry)).flatMap(([name, value]) => {
        if (typeof value !== 'function' || !/^[a-z]/.test(name) || ofViem.includes(name)) return []
        return [`export const ${name}${index} = call(functions${index}.${name})`]
      }),
    ]),
  )
  write('declarations', {
    'app.ts': [
      'declare function call<result>(one: (...all: never) => result): result',
      'type ObjectOf<result> = [result & object] extends [never] ? object : result & object',
      'type ResultOf<hook> = hook extends (...all: never) => infer result ? ObjectOf<result> : object',
      ...hooks.flat(),
      ...functions.flat(),
    ].join('\n'),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2024', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck: true,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: 'types',
        types: [],
      },
    }),
  })
  const { code, output } = await compile(`${folder}/declarations`)
  return code === 0 ? [] : output.trim().split('\n')
}

/** Makes an app with the packed `create-foyer`. */
function create(name: string, ...flags: readonly string[]): Promise<string[]> {
  const namespaces = built.namespaces.join(',')
  return resultIn('.', process.execPath, [
    'node_modules/create-foyer/dist/cli.js',
    name,
    '--yes',
    '--namespaces',
    namespaces,
    ...flags,
  ])
}

/** Copies `examples/next` without the settings for packages as sources, and with checked types. */
function placeExample(): void {
  const placed = `${folder}/examples/next`
  cpSync(at('examples/next'), placed, {
    recursive: true,
    filter: (path) => !/node_modules|\.next/.test(path),
  })
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(`${placed}/package.json`, 'utf8'),
  ) as Readonly<Record<'dependencies' | 'devDependencies', object>>
  linkAll(folder, { ...dependencies, ...devDependencies }, 'examples/next', placed)
  write('examples/next', {
    'next.config.ts': nextConfig({ cacheComponents: true, partialPrefetching: true }),
  })
}

async function openExample(command: 'start' | 'dev', port: string): Promise<string[]> {
  return linesOf(
    await run('playwright', ['test', '--config', at('scripts/examples/playwright.config.ts')], {
      quiet: true,
      env: { NEXT_COMMAND: command, NEXT_APP: `${folder}/examples/next`, PORT: port },
    }),
  )
}

function testOf(name: string, port: string): Promise<string[]> {
  return resultIn(name, 'playwright', ['test'], port)
}

async function resultIn(
  name: string,
  command: string,
  args: readonly string[],
  port = '',
): Promise<string[]> {
  return linesOf(
    await run(command, args, {
      cwd: `${folder}/${name}`,
      quiet: true,
      env: { NEXT_TELEMETRY_DISABLED: '1', CHROMIUM: chromiumPath, PORT: port, FORCE_COLOR: '0' },
    }),
  )
}
