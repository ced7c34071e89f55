import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { listFiles } from '../lib/files.ts'
import { at } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { isTestFile } from '../lint/source.ts'
import {
  type Example,
  examplesOf,
  exportsOf,
  fileOf,
  fragmentsOf,
  functionsOf,
  modulesOf,
  programsOf,
} from './examples.ts'

const folder = 'build/examples'

/** Content of the `./config` that programs in the docs import, with the values of an app that fragments use. */
const CONFIG = `import type { ChainAdapter } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import type { createSandbox } from '@foyer/sandbox'
import type { Page } from '@playwright/test'
import type { Address, erc20Abi } from 'viem'
export const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })
export const networks = config.networks
export declare const adapters: readonly ChainAdapter[]
export declare const address: Address
export declare const owner: Address
export declare const to: Address
export declare const amount: bigint
export declare const abi: typeof erc20Abi
export declare const psbt: string
export declare const uri: string
export declare const privateKey: Address
export declare const world: Awaited<ReturnType<typeof createSandbox>>
export declare const page: Page
`

/** Files of the apps of pages that no block of the page shows. */
const HOST: Readonly<Record<string, string>> = {
  'start-next/providers.tsx': `export * from './app/providers'`,
  'start-frameworks/src/providers.tsx': `export * from '../app/providers'`,
  // `@react-router/dev` is not installed, because of its many dependencies.
  'start-frameworks/vite.d.ts': `declare module '@react-router/dev/vite' {
  export const reactRouter: () => import('vite').Plugin[]
}`,
  // Nor are iron-session and next-auth.
  'sign-in/iron-session.d.ts': `declare module 'iron-session' {
  export const getIronSession: <visitor>(
    cookies: object,
    options: { cookieName: string; password: string },
  ) => Promise<visitor & { save(): Promise<void>; destroy(): void }>
}`,
  'sign-in/next-auth.d.ts': `declare module 'next-auth/react' {
  export const getCsrfToken: () => Promise<string | undefined>
  export const getSession: () => Promise<{ user?: { name?: string | null } } | null>
  export const signIn: (provider: string, options: object) => Promise<{ ok: boolean } | undefined>
  export const signOut: (options: { redirect: false }) => Promise<unknown>
}`,
  // Nor is @polkadot/api, whose signer has these types.
  'moving/polkadot-api.d.ts': `declare module '@polkadot/api' {
  type Result = { id: number; signature: \`0x\${string}\`; signedTransaction?: \`0x\${string}\` | Uint8Array }
  interface Payload { address: string; assetId?: number | object; method: string; nonce: string }
  interface Raw { address: string; data: string; type: 'bytes' | 'payload' }
  interface Signer {
    signPayload?: (payload: Payload) => Promise<Result>
    signRaw?: (raw: Raw) => Promise<Result>
  }
  interface Extrinsic { signAndSend(account: string, options: { signer?: Signer }): Promise<unknown> }
  export interface ApiPromise {
    tx: Record<string, Record<string, (...values: unknown[]) => Extrinsic>>
  }
}`,
  // As React Router generates it.
  'start-frameworks/app/+types/root.ts': `import type { GetAnnotations, GetInfo } from 'react-router/internal'
type Module = typeof import('../root')
type Info = GetInfo<{ file: 'root.tsx'; module: Module }>
type Annotations = GetAnnotations<Info & { module: Module; matches: [] }>
export namespace Route {
  export type LoaderArgs = Annotations['LoaderArgs']
  export type ComponentProps = Annotations['ComponentProps']
}`,
}

/** Packages that only one workspace package has, or whose types another package has, with the folder of each. */
const PATHS: Readonly<Record<string, string>> = {
  '@solana/web3.js': 'packages/sandbox/node_modules/@solana/web3.js',
  '@tanstack/react-router': 'apps/docs/node_modules/@tanstack/react-router',
  '@tanstack/react-start': 'apps/docs/node_modules/@tanstack/start-client-core',
  '@tanstack/react-start/server': 'apps/docs/node_modules/@tanstack/start-server-core',
  ethers: 'examples/wagmi/node_modules/ethers',
  next: 'examples/next/node_modules/next',
  'next/*': 'examples/next/node_modules/next/*',
  'react-router': 'apps/docs/node_modules/react-router/dist/development/index.d.ts',
  'react-router/internal': 'apps/docs/node_modules/react-router/dist/development/lib/types/internal.d.ts',
  wagmi: 'examples/wagmi/node_modules/wagmi',
}

const read = (path: string): string => readFileSync(at(path), 'utf8')

/** Fragments that would change the types of all examples; packages/headless/test-types compiles one. */
const isDeclaration = ({ code }: Example): boolean => /^(?:import .*; )?declare module/.test(code)

/** All examples of doc comments, and programs and fragments of the README and the docs. */
function allExamples(): readonly Example[] {
  const reports = listFiles('docs/api', /\.txt$/).filter((path) => !path.includes('unexported'))
  const exported = new Map([
    ...modulesOf(reports.map((path) => [moduleOf(path), read(path)] as const)),
    ...Array.from(
      CONFIG.matchAll(/^export (?:declare )?const (\w+)/gm),
      ([, name = '']) => [name, './config'] as const,
    ),
  ])
  return [
    ...listFiles('packages', /\/src\/.*\.tsx?$/)
      .filter((path) => !isTestFile(path))
      .flatMap((path) => examplesOf(path, read(path))),
    ...[
      'README.md',
      ...listFiles('packages', /^packages\/[\w-]+\/README\.md$/),
      ...listFiles('docs', /^docs\/[\w-]+\.md$/),
    ].flatMap((path) => [
      ...programsOf(path, read(path)),
      ...fragmentsOf(path, read(path), exported).filter((fragment) => !isDeclaration(fragment)),
    ]),
  ]
}

/** Module of a page of docs/api: `headless.actions.txt` has the names of `@foyer/headless/actions`. */
const moduleOf = (path: string): string =>
  `@foyer/${posix
    .basename(path, '.txt')
    .replace('.', '/')
    .replace(/\/index$/, '')}`

/** Folder of the examples of a page, whose files import each other, or of all doc comments. */
const folderOf = ({ path }: Example): string =>
  path.endsWith('.md') ? posix.basename(path, '.md') : 'comments'

/**
 * Compiles every example of a doc comment, and every program and fragment in the README and the docs, and returns the
 * errors.
 */
export async function exampleProblems(): Promise<string[]> {
  const examples = new Map(
    allExamples().map((example, index) => [
      `${folderOf(example)}/${fileOf(example.code) ?? `${index}.${example.language}`}`,
      example,
    ]),
  )
  const write = (path: string, code: string): void => {
    mkdirSync(at(`${folder}/${posix.dirname(path)}`), { recursive: true })
    writeFileSync(at(`${folder}/${path}`), code)
  }
  rmSync(at(folder), { recursive: true, force: true })
  for (const [path, { code }] of examples) {
    write(path, `${code}\nexport {}\n`)
    write(`${path.split('/', 1)[0]}/config.ts`, CONFIG)
  }
  for (const [path, code] of Object.entries(HOST)) write(path, code)
  const paths = Object.entries(PATHS).map(([name, path]) => [name, [`../../${path}`]])
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: ['node', 'vite/client'], paths: Object.fromEntries(paths) },
      include: ['.'],
    }),
  )
  const { code, output } = await run(
    process.execPath,
    [at('node_modules/typescript7/bin/tsc'), '-p', at(folder), '--singleThreaded', '--pretty', 'false'],
    { quiet: true },
  )
  if (code === 0) return []
  const problems = output.split('\n').flatMap((line) => {
    const match = /examples\/(\S+?\.tsx?)\((\d+),\d+\): error (.*)/.exec(line)
    const example = examples.get(match?.[1] ?? '')
    return match && example
      ? [`${example.path}:${example.line} line ${match[2]} of the example: ${match[3]}`]
      : []
  })
  return problems.length > 0 ? problems : [output]
}

/** Public functions, hooks and components that no example explains. */
export function withoutExample(): string[] {
  return listFiles('packages', /^packages\/[\w-]+\/src\/exports\/[\w-]+\.ts$/)
    .filter((path) => !isTestFile(path))
    .flatMap((entry) => {
      const [, name = ''] = entry.split('/')
      const page = at(`docs/api/${name}.${posix.basename(entry, '.ts')}.txt`)
      const functions = existsSync(page) ? functionsOf(readFileSync(page, 'utf8')) : new Set<string>()
      return exportsOf(readFileSync(at(entry), 'utf8'))
        .filter((exported) => functions.has(exported.name))
        .map(({ specifier, ...exported }) => ({
          ...exported,
          path: posix.join(posix.dirname(entry), specifier),
        }))
    })
    .flatMap(({ name, path }) =>
      existsSync(at(path)) && !examplesIn(path).some(({ code }) => code.includes(name))
        ? [`${path}: ${name} has no @example`]
        : [],
    )
}

const examplesIn = (path: string): ReturnType<typeof examplesOf> =>
  examplesOf(path, readFileSync(at(path), 'utf8'))
