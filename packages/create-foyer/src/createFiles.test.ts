import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { createFiles } from './createFiles.ts'
import { allNamespaces } from './options/namespaces.ts'
import { type CreateOptions, defaults } from './options/options.ts'
import { readVersions } from './options/readVersions.ts'
import { writeApp } from './writeApp.ts'

const versions = readVersions()
const filesOf = (options: Partial<CreateOptions>, of = versions) =>
  createFiles({ ...defaults, name: 'my-app', ...options }, of)
const textOf = (options: Partial<CreateOptions>, path: string): string => filesOf(options)[path] ?? ''

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }
const manifestOf = (options: Partial<CreateOptions>, of = versions): Manifest =>
  JSON.parse(filesOf(options, of)['package.json'] ?? '{}') as Manifest

const common = [
  '.gitignore',
  'README.md',
  'e2e/connect.spec.ts',
  'package.json',
  'playwright.config.ts',
  'src/Wallet.tsx',
  'src/foyer.ts',
  'src/sandbox.ts',
  'src/styles.css',
  'tsconfig.json',
]

test.each([
  [{ framework: 'vite' }, ['index.html', 'src/main.tsx', 'vite.config.ts']],
  [
    { framework: 'next', tailwind: true },
    [
      'next-env.d.ts',
      'next.config.ts',
      'postcss.config.mjs',
      'scripts/dev.mjs',
      'src/app/layout.tsx',
      'src/app/page.tsx',
      'src/app/providers.tsx',
      'src/instrumentation-client.ts',
      'src/lastAccount.ts',
    ],
  ],
] as const)('files of %j', (options, own) => {
  expect(Object.keys(filesOf(options)).toSorted()).toEqual([...common, ...own].toSorted())
})

test.each([
  [{}, ['@foyer/ui-radix', 'viem'], ['@solana/kit', '@walletconnect/sign-client', 'next']],
  [{ ui: 'hooks' }, ['@foyer/headless'], ['@foyer/ui-radix']],
  [{ namespaces: ['solana'] }, ['@solana/kit'], ['viem']],
  [{ namespaces: ['bip122', 'cosmos'] }, ['@foyer/chains'], ['@solana/kit', 'viem']],
  [{ walletConnect: true }, ['@walletconnect/sign-client'], []],
  [{ framework: 'next' }, ['next'], ['vite']],
] as const)('dependencies of %j', (options, present, absent) => {
  const names = Object.keys(manifestOf(options).dependencies)
  expect(names).toEqual(expect.arrayContaining([...present]))
  for (const name of absent) expect(names).not.toContain(name)
})

test.each([
  [{ tailwind: true }, '@tailwindcss/vite'],
  [{ tailwind: true, framework: 'next' }, '@tailwindcss/postcss'],
] as const)('tools of %j', (options, name) => {
  expect(manifestOf(options).devDependencies).toHaveProperty([name])
})

test('every dependency has the version of this package, as a caret range, exact for WalletConnect', () => {
  const exact = Object.fromEntries(Object.keys(versions).map((name) => [name, '1.2.3']))
  for (const framework of ['vite', 'next'] as const) {
    const { dependencies, devDependencies } = manifestOf(
      { framework, tailwind: true, walletConnect: true, namespaces: ['solana'] },
      exact,
    )
    const { '@walletconnect/sign-client': pinned, ...others } = { ...dependencies, ...devDependencies }
    expect(pinned).toBe('1.2.3')
    expect(new Set(Object.values(others))).toEqual(new Set(['^1.2.3']))
  }
})

test.each([
  [{}, ['adapters: [eip155()]', 'networks: [mainnet, polygon]'], ['walletConnect', 'cookieStorage']],
  [
    { namespaces: ['eip155', 'solana', 'polkadot'] },
    ['networks: [mainnet, polygon, solanaNetwork, polkadotNetwork]', 'solana as solanaNetwork'],
    [],
  ],
  [
    { walletConnect: true },
    ['connectors: [walletConnect()]', 'relay: sandbox.relay', `import.meta.env['VITE_PROJECT_ID']`],
    [],
  ],
  [{ framework: 'next', walletConnect: true }, ['process.env.NEXT_PUBLIC_PROJECT_ID'], ['import.meta']],
  [{ framework: 'next' }, ['storage: cookieStorage()', 'makeConfig'], []],
] as const)('config of %j', (options, present, absent) => {
  const config = textOf(options, 'src/foyer.ts')
  for (const text of present) expect(config).toContain(text)
  for (const text of absent) expect(config).not.toContain(text)
})

test.each([
  [{ ui: 'modal' }, 'ConnectButton', 'useConnectList'],
  [{ ui: 'hooks' }, 'useConnectList', 'ConnectButton'],
  [{ ui: 'hooks', walletConnect: true }, 'useWalletConnectUri', 'ConnectButton'],
  [{ tailwind: true }, 'className=', 'useConnectList'],
] as const)('component of %j', (options, present, absent) => {
  const component = textOf(options, 'src/Wallet.tsx')
  expect(component).toContain(present)
  expect(component).not.toContain(absent)
})

test('with hooks, a pairing that has failed or expired shows its error, and can be retried', () => {
  const component = textOf({ ui: 'hooks', walletConnect: true }, 'src/Wallet.tsx')
  expect(component).toContain(`if (status === 'expired' || error)`)
  expect(component).toContain(
    '{error && <p role="alert">{error.message}</p>}\n        <button type="button" onClick={refresh}>',
  )
})

test.each(['modal', 'hooks'] as const)('with Next, the server renders the stored account in %s', (ui) => {
  expect(textOf({ framework: 'next', ui }, 'src/app/page.tsx')).toContain('lastAccount={parseLastAccount(')
  expect(textOf({ framework: 'next', ui }, 'src/Wallet.tsx')).toContain('address ?? restored')
  expect(textOf({ framework: 'next', ui }, 'e2e/connect.spec.ts')).toContain('response?.text()')
  expect(textOf({ ui }, 'src/Wallet.tsx')).not.toContain('lastAccount')
})

test.each(
  (['vite', 'next'] as const).flatMap((framework) =>
    (['modal', 'hooks'] as const).flatMap((ui) =>
      [true, false].map((isLong) => ({
        framework,
        ui,
        tailwind: isLong,
        walletConnect: isLong,
        namespaces: isLong ? allNamespaces : (['eip155'] as const),
      })),
    ),
  ),
)('a formatter leaves the files of %j as they are', async (options) => {
  const files = Object.entries(filesOf(options)).filter(([path]) => /\.(tsx?|mjs|json|css|html)$/.test(path))
  const style = { semi: false, singleQuote: true, printWidth: 110 }
  const formatted = files.map(async ([path, text]) => [path, (await format(path, text, style)).code] as const)
  expect(Object.fromEntries(await Promise.all(formatted))).toEqual(Object.fromEntries(files))
})

test('without Tailwind, the page has the font of the system', () => {
  expect(textOf({}, 'src/styles.css')).toContain('font-family: system-ui')
})

test.each([
  ['eip155', 'Pebble'],
  ['solana', 'Fern'],
  ['bip122', 'Nugget'],
  ['polkadot', 'gravel'],
  ['cosmos', 'Keplr'],
] as const)('the end-to-end test of an app with %s first connects %s', (namespace, wallet) => {
  expect(textOf({ namespaces: [namespace, 'cosmos'] }, 'e2e/connect.spec.ts')).toContain(`name: '${wallet}'`)
})

test('writes the files of an app into a new folder or repository, and rejects a folder with other files', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'create-foyer-')), 'my-app')
  writeApp(folder, filesOf({}))
  expect(readFileSync(join(folder, 'src/foyer.ts'), 'utf8')).toBe(textOf({}, 'src/foyer.ts'))
  expect(() => writeApp(folder, filesOf({}))).toThrow('not empty')

  const file = join(mkdtempSync(join(tmpdir(), 'create-foyer-')), 'my-app')
  writeFileSync(file, '')
  expect(() => writeApp(file, filesOf({}))).toThrow(`${file} is a file`)

  const repository = mkdtempSync(join(tmpdir(), 'create-foyer-'))
  writeFileSync(join(repository, 'LICENSE'), '')
  writeApp(repository, filesOf({}))
  expect(readFileSync(join(repository, 'package.json'), 'utf8')).toContain('my-app')
  // The license of a repository does not hide the files beside it.
  expect(() => writeApp(repository, filesOf({}))).toThrow('not empty')
})
