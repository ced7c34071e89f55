import { networkAfterWallet, selectAmong } from './networkRules.ts'
import { describe, expect, test } from 'vitest'
import { ethereum, networks, polygon, solana } from '../test/setup.ts'
import { createTestNetwork } from '../test/networks.ts'
import {
  chooseStartNetwork,
  isConfigured,
  namespaceOf,
  networkById,
  select,
  selectionFrom,
  unknownNetwork,
} from './selectionRules.ts'

test.each([
  ['nothing is known', {}, ethereum],
  ['one is stored', { stored: 'eip155:137' }, polygon],
  ['the stored one is gone', { stored: 'eip155:999' }, ethereum],
  [
    'the stored one is gone and there is a default',
    { stored: 'eip155:999', byDefault: 'eip155:137' },
    polygon,
  ],
  ['one is stored beside a default', { stored: solana.caipNetworkId, byDefault: 'eip155:137' }, solana],
  ['the default is not configured', { byDefault: 'eip155:999' }, ethereum],
  ['storage holds nonsense', { stored: '' }, ethereum],
] as const)('initial network when %s', (_, wanted, network) => {
  expect(chooseStartNetwork(networks, wanted)).toBe(network)
})

test('every namespace starts on its first network, the active one on its own', () => {
  expect(selectionFrom(networks, polygon)).toEqual({
    active: 'eip155:137',
    byNamespace: { eip155: 'eip155:137', solana: solana.caipNetworkId },
  })
  expect(selectionFrom(networks, solana).byNamespace.eip155).toBe('eip155:1')
})

describe('selecting', () => {
  const start = selectionFrom(networks, ethereum)
  test('[S4.23] switches the namespace, and the app if requested', () => {
    expect(select(start, 'eip155:137', true)).toEqual({
      active: 'eip155:137',
      byNamespace: { ...start.byNamespace, eip155: 'eip155:137' },
    })
    expect(select(start, 'solana:dev', false)).toEqual({
      active: 'eip155:1',
      byNamespace: { ...start.byNamespace, solana: 'solana:dev' },
    })
    expect(select(start, solana.caipNetworkId, true).active).toBe(solana.caipNetworkId)
  })
  test('the selected network changes nothing', () => {
    expect(select(start, 'eip155:1', true)).toBe(start)
    expect(select(start, solana.caipNetworkId, false)).toBe(start)
  })
})

test('[S3.22] a network is found by its deprecated id', () => {
  const moved = createTestNetwork('solana:new', { deprecatedCaipNetworkId: 'solana:old' })
  expect(networkById([ethereum, moved], 'solana:old')).toBe(moved)
  const taken = createTestNetwork('solana:old')
  expect(networkById([moved, taken], 'solana:old')).toBe(taken)
})

test('[S2.36] an unconfigured one is named Unknown Network', () => {
  expect(networkById(networks, 'eip155:999')).toEqual({
    id: '999',
    caipNetworkId: 'eip155:999',
    chainNamespace: 'eip155',
    name: 'Unknown Network',
    nativeCurrency: { name: '', decimals: 0, symbol: '' },
    rpcUrls: { default: { http: [] } },
  })
  expect(isConfigured(networks, unknownNetwork('eip155:999').caipNetworkId)).toBe(false)
  expect(isConfigured(networks, 'eip155:137')).toBe(true)
})

test('namespace of an id', () => {
  expect(namespaceOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe('solana')
})

describe('after a wallet changed or disconnected', () => {
  const facts = {
    namespace: 'eip155',
    selected: 'eip155:1',
    isConnected: true,
    walletChainId: undefined,
  } as const
  test.each([
    ['eip155:137', 'it moved', { walletChainId: '137' }],
    ['eip155:999', 'it moved to where the app is not', { walletChainId: '999' }],
    [undefined, 'its namespace knows no such thing', {}],
    [
      undefined,
      'its namespace knows no such thing and stands on an unknown network',
      { selected: 'eip155:999' },
    ],
    [undefined, 'it left', { isConnected: false }],
    ['eip155:1', 'it left from where the app is not', { isConnected: false, selected: 'eip155:999' }],
    [
      undefined,
      'it left a namespace that has no networks',
      { isConnected: false, namespace: 'cosmos', selected: undefined },
    ],
    [
      undefined,
      'it left a namespace whose networks are gone',
      { isConnected: false, namespace: 'cosmos', selected: 'cosmos:x' },
    ],
  ] as const)('the namespace selects %s: %s', (id, _, given) => {
    expect(networkAfterWallet(networks, { ...facts, ...given })).toBe(id)
  })

  test('a chain by its deprecated id is the network itself', () => {
    const moved = createTestNetwork('solana:new', { deprecatedCaipNetworkId: 'solana:old' })
    expect(networkAfterWallet([moved], { ...facts, namespace: 'solana', walletChainId: 'old' })).toBe(
      'solana:new',
    )
  })
})

describe('removing networks', () => {
  const on = (active: (typeof networks)[number]) => selectionFrom(networks, active)
  const sol = solana.caipNetworkId

  test.each([
    ['another one', [ethereum, solana], on(ethereum), 'eip155:1', { eip155: 'eip155:1', solana: sol }],
    ['the active one', [polygon, solana], on(ethereum), 'eip155:137', { eip155: 'eip155:137', solana: sol }],
    [
      'the active one, behind another namespace',
      [solana, polygon],
      on(ethereum),
      'eip155:137',
      { eip155: 'eip155:137', solana: sol },
    ],
    ['the last of the active namespace', [ethereum, polygon], on(solana), 'eip155:1', { eip155: 'eip155:1' }],
    [
      'the last of another namespace',
      [ethereum, polygon],
      on(polygon),
      'eip155:137',
      { eip155: 'eip155:137' },
    ],
    [
      'the first of another namespace',
      [polygon, solana],
      on(solana),
      sol,
      { eip155: 'eip155:137', solana: sol },
    ],
  ] as const)('[S4.26] [S4.27] %s', (_, remaining, selection, active, byNamespace) => {
    expect(selectAmong(remaining, selection)).toEqual({ active, byNamespace })
  })
})
