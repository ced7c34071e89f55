import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at, packages } from '../lib/paths.ts'
import {
  engineProblems,
  installedWith,
  type Manifest,
  peerProblems,
  rangeProblems,
  unrelayedPeers,
} from './ranges.ts'

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(at(`${folder}/package.json`), 'utf8')) as Manifest
const manifests = packages.map((name) => read(`packages/${name}`))
const [chains, headless, ui] = manifests as [Manifest, Manifest, Manifest]
/** Peers of entries for tests, which only the package itself imports. */
const ofTests = ['vitest', 'axe-core']

const installedVersion = (folder: string, name: string): string | undefined => {
  try {
    return read(`${folder}/node_modules/${name}`).version
  } catch {
    return undefined
  }
}
const first = (folders: readonly string[], ...names: readonly string[]): string | undefined =>
  folders.flatMap((folder) => names.map((name) => installedVersion(folder, name))).find(Boolean)

/** Names of the oldest SDKs in the playground, whose windows end-to-end tests open. */
const aliases: Readonly<Record<string, string>> = {
  '@base-org/account': 'base-account-oldest',
  '@coinbase/wallet-sdk': 'coinbase-wallet-oldest',
}
const installed = {
  oldest: (peer: string) =>
    peer === '@walletconnect/sign-client'
      ? first(['packages/chains'], peer)
      : first(['examples/oldest', 'apps/playground'], aliases[peer] ?? peer),
  newest: (peer: string) =>
    first(['packages/chains', 'packages/headless', 'packages/ui-radix', 'apps/playground'], peer),
}

test.each(manifests)('$name: dependencies are caret ranges', (manifest) => {
  expect(rangeProblems(manifest)).toEqual([])
})

test.each([
  [{ viem: '2.31.0' }, {}],
  [{ viem: '~2.31.0' }, {}],
  [{ viem: '*' }, {}],
  [{ '@foyer/chains': 'workspace:*' }, {}],
  [{ '@walletconnect/sign-client': '^2.21.8' }, {}],
  [{}, { '@walletconnect/sign-client': '2.x' }],
  [{ '@tanstack/query-core': '^5.60.2' }, {}],
  [{ react: '^19.0.0' }, {}],
])('dependencies %j and peers %j are reported', (dependencies, peerDependencies) => {
  expect(rangeProblems({ name: 'sample', dependencies, peerDependencies })).not.toEqual([])
})

test.each(packages)('%s supports the versions of Node that its dependencies support', (name) => {
  const folder = at(`packages/${name}`)
  expect(engineProblems(read(`packages/${name}`), installedWith(folder))).toEqual([])
})

test('dependencies of dependencies are included, optional peers are not', () => {
  const names = installedWith(at('packages/sandbox')).map((manifest) => manifest.name)
  expect(names).toEqual(expect.arrayContaining(['msw', '@inquirer/core']))
  expect(installedWith(at('packages/chains')).map((manifest) => manifest.name)).not.toContain('vitest')
})

test('reports an `engines.node` wider than that of a dependency, and a missing one', () => {
  const installedOnes = [{ name: 'a', version: '1.0.0', engines: { node: '^20.19.0 || >=22.12.0' } }]
  const claim = (node: string): string[] =>
    engineProblems({ name: 'sample', engines: { node } }, installedOnes)
  expect(claim('>=22.12.0')).toEqual([])
  expect(claim('>=20.19.0')).toHaveLength(1)
  expect(engineProblems({ name: 'sample' }, [])).toHaveLength(1)
})

test('headless and ui-radix declare the peers of their dependencies', () => {
  expect(unrelayedPeers(headless, chains, ofTests)).toEqual([])
  expect(unrelayedPeers(ui, headless)).toEqual([])
  expect(unrelayedPeers({ name: 'sample' }, headless)).not.toEqual([])
  const { peerDependencies = {} } = headless
  expect(unrelayedPeers({ name: 'sample', peerDependencies }, headless)).toEqual(
    expect.arrayContaining([expect.stringContaining('viem')]),
  )
})

test.each(manifests)('$name: tests run with the lower end of each peer range', (manifest) => {
  const { peerDependencies = {} } = manifest
  // Without Vitest: an old version would need a second copy of Vite and its compilers.
  const { vitest: _, ...peers } = peerDependencies as { vitest?: string }
  expect(peerProblems({ ...manifest, peerDependencies: peers }, installed)).toEqual([])
})

const [, supported = ''] = readFileSync(at('docs/config.md'), 'utf8').split(
  '## Supported browsers and runtimes',
)
test.each(Object.entries(headless.peerDependencies ?? {}))(
  'docs/config.md has the lower end of the range of %s',
  (peer, range) => {
    const start = `| ${peer === 'react' ? 'React,' : `\`${peer}\``}`
    const [, , versions = ''] =
      supported
        .split('\n')
        .find((line) => line.startsWith(start))
        ?.split('|') ?? []
    const [lowest = ''] = /\d[\d.]*/.exec(range) ?? []
    // 4.0.0 is written as 4.
    expect(versions.trim().split(' ')[0]).toBe(lowest.replace(/(?:\.0)+$/, ''))
  },
)

test('reports a peer range whose lower end is not the tested version', () => {
  const peers = { oldest: () => '2.31.0', newest: () => '2.57.20' }
  const report = (range: string): string[] =>
    peerProblems({ name: 'sample', peerDependencies: { viem: range } }, peers)
  expect(report('^2.31.0')).toEqual([])
  expect(report('^2.30.0')).toHaveLength(1)
  expect(report('~2.31.0')).toHaveLength(1)
})
