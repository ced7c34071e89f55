import { readFileSync } from 'node:fs'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import { expect, test } from 'vitest'
import { defaultFeatures } from '../../packages/headless/src/core/features.ts'
import { optionsOf } from '../../packages/headless/src/core/options.ts'
import { at } from '../lib/paths.ts'
import { optionRows, optionsOfType } from './optionRows.ts'

const read = (path: string): string => readFileSync(at(path), 'utf8')
const page = read('docs/config.md')

/** Sections of docs/config.md: for each type in a section, the prefix of its rows. */
const sections = {
  createConfig: { '': 'ConfigOptions', 'logger.': 'Logger' },
  features: { 'features.': 'FeatureOptions' },
  endpoints: { 'endpoints.': 'Endpoints' },
  'walletConnect()': { '': 'WalletConnectOptions', 'namespaces.*.': 'WalletConnectNamespace' },
  'embeddedWallet()': { '': 'EmbeddedWalletOptions' },
  'eip155()': { '': 'Eip155Options' },
  'solana()': { '': 'SolanaOptions' },
  'bip122()': { '': 'Bip122Options' },
  'polkadot()': { '': 'PolkadotOptions' },
  'cosmos()': { '': 'CosmosOptions' },
  FoyerProvider: { '': 'FoyerProviderProps' },
  FoyerModal: { '': 'FoyerModalProps', 'theme.': 'ThemeOptions' },
} as const

const reports = [
  'headless.index',
  'headless.embedded',
  'chains.walletconnect',
  'chains.eip155',
  'chains.solana',
  'chains.bip122',
  'chains.polkadot',
  'chains.cosmos',
  'ui-radix.index',
  'ui-radix.shell',
].map((name) => read(`docs/api/${name}.txt`))

test.each(Object.entries(sections))('docs/config.md lists the options of %s, each once', (heading, types) => {
  const options = Object.entries(types).flatMap(([prefix, type]) =>
    optionsOfType(reports, type).map((name) => prefix + name),
  )
  const rows = optionRows(page, heading).map(({ name }) => name)
  expect(rows.toSorted()).toEqual(options.toSorted())
})

test('each option has a sentence', () => {
  const rows = Object.keys(sections).flatMap((heading) => optionRows(page, heading))
  expect(rows.filter(({ effect }) => !effect.endsWith('.'))).toEqual([])
})

/** Value as in the column of defaults. */
const literal = (value: unknown): string =>
  `\`${Array.isArray(value) ? `[${value.map((each) => `'${each}'`).join(', ')}]` : typeof value === 'string' ? `'${value}'` : String(value)}\``

test('defaults of features are those of the code', () => {
  const rows = optionRows(page, 'features').map(({ name, value }) => [name, value])
  const values = Object.entries(defaultFeatures).map(([name, value]) => [`features.${name}`, literal(value)])
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(values))
})

test('defaults of options are those of the code', () => {
  const given = { networks: [mainnet], adapters: [eip155()], debug: true } as const
  const defaults = Object.entries(optionsOf(createConfig(given))).filter(([name]) => !(name in given))
  const rows = new Map(optionRows(page, 'createConfig').map(({ name, value }) => [name, value]))
  expect(defaults.map(([name]) => [name, rows.get(name)])).toEqual(
    defaults.map(([name, value]) => [name, literal(value)]),
  )
})

test('finds the options of references, intersections, mapped types and `Omit`', () => {
  const report = `useA: () => A\ntype A = Omit<B, 'left'> & { readonly own?: string; };\ntype B = { left: 1; right: { inner: 2; }; };\ntype C = { readonly [name in keyof B]?: B[name]; };`
  expect(optionsOfType([report], 'A')).toEqual(['right', 'own'])
  expect(optionsOfType([report], 'C')).toEqual(['left', 'right'])
  expect(() => optionsOfType([report], 'Missing')).toThrow('Missing')
})

test('finds the rows of a section', () => {
  const text =
    '# Page\n\n## A\n\n| Option | Type | Default | Effect |\n| - | - | - | - |\n| `a.b` | text | – | Sets it. |\n\n## B\n\n| `c` | text | – | No. |\n'
  expect(optionRows(text, 'A')).toEqual([{ name: 'a.b', value: '–', effect: 'Sets it.' }])
})
