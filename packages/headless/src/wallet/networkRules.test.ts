import { describe, expect, test } from 'vitest'
import { createTestNetwork } from '../test/networks.ts'
import { ethereum, networks, polygon, solana } from '../test/setup.ts'
import {
  networkAfterWallet,
  selectAmong,
  shouldAskWallet,
  shouldShowUnsupported,
  listNetworks,
  decideNetworkSwitch,
  type NetworkSwitch,
  type SwitchFacts,
} from './networkRules.ts'
import { selectionFrom } from './rules.ts'

/**
 * Decisions of R3 for every combination of facts. Columns: hasFromAddress, hasToAddress and isAuthCovering as binary
 * numbers from 000 to 111. Rows: isSameNamespace and isConfirmationIgnored. N: SwitchNetwork, A: SwitchActiveChain,
 * !: at once.
 */
const table: readonly [isSameNamespace: boolean, isConfirmationIgnored: boolean, decisions: string][] = [
  [false, false, 'NNNNANNN'],
  [false, true, '!N!N!N!N'],
  [true, false, 'NNNNNNNN'],
  [true, true, 'NNNNNNNN'],
]
const names: Record<string, NetworkSwitch> = { N: 'SwitchNetwork', A: 'SwitchActiveChain', '!': 'atOnce' }

const rows = table.flatMap(([isSameNamespace, isConfirmationIgnored, decisions]) =>
  [...decisions].flatMap((decision, column) =>
    [false, true].map((isSameNetwork): [SwitchFacts, NetworkSwitch] => [
      {
        isSameNetwork,
        isSameNamespace,
        isConfirmationIgnored,
        hasFromAddress: (column & 4) > 0,
        hasToAddress: (column & 2) > 0,
        isAuthCovering: (column & 1) > 0,
      },
      isSameNetwork ? 'none' : (names[decision] as NetworkSwitch),
    ]),
  ),
)

test('the table has all 64 combinations of facts', () =>
  expect(new Set(rows.map(([facts]) => JSON.stringify(facts))).size).toBe(64))

test.each(rows)('[S2.32] [S2.33] [S2.34] %j: %s', (facts, decision) => {
  expect(decideNetworkSwitch(facts)).toBe(decision)
})

test('[S2.35] a switch from a connected namespace to one without an account needs another wallet', () => {
  const facts: SwitchFacts = {
    isSameNetwork: false,
    isSameNamespace: false,
    isConfirmationIgnored: false,
    hasFromAddress: true,
    hasToAddress: false,
    isAuthCovering: false,
  }
  expect(decideNetworkSwitch(facts)).toBe('SwitchActiveChain')
  expect(decideNetworkSwitch({ ...facts, hasFromAddress: false })).toBe('SwitchNetwork')
  expect(decideNetworkSwitch({ ...facts, hasToAddress: true })).toBe('SwitchNetwork')
  expect(decideNetworkSwitch({ ...facts, isAuthCovering: true })).toBe('SwitchNetwork')
})

const unsupported = {
  isConnected: true,
  isConfigured: false,
  isNetworkSwitchEnabled: true,
  isUnsupportedAllowed: false,
  isBasic: false,
}
test.each([
  [true, 'a connected wallet is on an unconfigured network', {}],
  [false, 'no account is connected', { isConnected: false }],
  [false, 'the network is configured', { isConfigured: true }],
  [false, 'networks cannot be switched', { isNetworkSwitchEnabled: false }],
  [false, 'the app allows any network', { isUnsupportedAllowed: true }],
  [false, 'the app has WalletConnect only', { isBasic: true }],
] as const)('[S2.36] shows UnsupportedChain %s: %s', (isShown, _, facts) => {
  expect(shouldShowUnsupported({ ...unsupported, ...facts })).toBe(isShown)
})

const asked = {
  isConnected: true,
  isActiveNamespace: true,
  isAuth: false,
  walletChainId: '1',
  targetChainId: '137',
  canSwitch: true,
}
test.each([
  [true, 'the wallet is on another network', {}],
  [false, 'the wallet is on the network already', { targetChainId: '1' }],
  [false, 'no wallet is connected', { isConnected: false }],
  [false, 'wallets of the namespace have no current chain', { walletChainId: undefined }],
  [false, 'the wallet cannot switch', { canSwitch: false }],
  [false, 'another namespace becomes active', { isActiveNamespace: false }],
  [
    true,
    'another namespace of the embedded wallet becomes active',
    { isActiveNamespace: false, isAuth: true },
  ],
] as const)('asks the wallet to switch %s: %s', (isAsked, _, facts) => {
  expect(shouldAskWallet({ ...asked, ...facts })).toBe(isAsked)
})

describe('the list of networks', () => {
  const [one, sepolia, polygon, solana, devnet] = [
    createTestNetwork('eip155:1'),
    createTestNetwork('eip155:11155111', { testnet: true }),
    createTestNetwork('eip155:137'),
    createTestNetwork('solana:main'),
    createTestNetwork('solana:dev', { testnet: true }),
  ]
  const networks = [one, sepolia, polygon, solana, devnet]
  const list = (facts: Partial<Parameters<typeof listNetworks>[1]>) =>
    listNetworks(networks, { activeId: 'eip155:1', approvedByNamespace: {}, authNamespaces: [], ...facts })
  const pick = (items: ReturnType<typeof list>, key: 'isCurrent' | 'isApproved' | 'isDisabled') =>
    items.filter((item) => item[key]).map(({ network }) => network.caipNetworkId)

  test('has test networks last, and keeps the order otherwise', () => {
    expect(list({}).map(({ network }) => network)).toEqual([one, polygon, solana, sepolia, devnet])
    expect(networks[1]).toBe(sepolia)
  })

  test('has approved networks first, in the order of the approvals', () => {
    const items = list({ approvedByNamespace: { eip155: ['eip155:137', 'eip155:1'] } })
    expect(items.map(({ network }) => network)).toEqual([polygon, one, solana, sepolia, devnet])
  })

  test('marks only the active network as current', () => {
    expect(pick(list({ activeId: 'eip155:137' }), 'isCurrent')).toEqual(['eip155:137'])
    expect(pick(list({ activeId: 'eip155:999' }), 'isCurrent')).toEqual([])
  })

  test('[S3.88] disables networks that the connected wallet has not approved', () => {
    const items = list({ approvedByNamespace: { eip155: ['eip155:1'] } })
    expect(pick(items, 'isDisabled')).toEqual(['eip155:137', 'eip155:11155111'])
    expect(pick(items, 'isApproved')).toEqual(['eip155:1'])
  })

  test('disables no network for a wallet that supports all, or in a disconnected namespace', () => {
    expect(pick(list({ approvedByNamespace: { eip155: 'all' } }), 'isDisabled')).toEqual([])
    expect(pick(list({ approvedByNamespace: { eip155: 'all' } }), 'isApproved')).toEqual([
      'eip155:1',
      'eip155:137',
      'eip155:11155111',
    ])
    expect(pick(list({}), 'isDisabled')).toEqual([])
  })

  test('disables no unapproved network in a namespace of the embedded wallet', () => {
    const approvedByNamespace = { eip155: ['eip155:1'], solana: ['solana:main'] } as const
    const items = list({ approvedByNamespace, authNamespaces: ['eip155'] })
    expect(pick(items, 'isDisabled')).toEqual(['solana:dev'])
  })

  test('treats a network as approved if any connected wallet approved it', () => {
    const items = list({ approvedByNamespace: { eip155: [], solana: ['solana:main', 'eip155:137'] } })
    expect(pick(items, 'isDisabled')).toEqual(['eip155:1', 'eip155:11155111', 'solana:dev'])
  })
})

describe('networkAfterWallet', () => {
  const facts = {
    namespace: 'eip155',
    selected: 'eip155:1',
    isConnected: true,
    walletChainId: undefined,
  } as const
  test.each([
    ['eip155:137', 'the wallet switched to a configured network', { walletChainId: '137' }],
    ['eip155:999', 'the wallet switched to an unconfigured network', { walletChainId: '999' }],
    [undefined, 'the wallet has no current chain', {}],
    [
      undefined,
      'the wallet has no current chain, and an unconfigured network is selected',
      { selected: 'eip155:999' },
    ],
    [undefined, 'the wallet disconnected', { isConnected: false }],
    [
      'eip155:1',
      'the wallet disconnected on an unconfigured network',
      { isConnected: false, selected: 'eip155:999' },
    ],
    [
      undefined,
      'the wallet disconnected in a namespace without a selected network',
      { isConnected: false, namespace: 'cosmos', selected: undefined },
    ],
    [
      undefined,
      'the wallet disconnected in a namespace whose networks were removed',
      { isConnected: false, namespace: 'cosmos', selected: 'cosmos:x' },
    ],
  ] as const)('selects %s: %s', (id, _, given) => {
    expect(networkAfterWallet(networks, { ...facts, ...given })).toBe(id)
  })

  test('selects the network whose deprecated id is the chain of the wallet', () => {
    const moved = createTestNetwork('solana:new', { deprecatedCaipNetworkId: 'solana:old' })
    expect(networkAfterWallet([moved], { ...facts, namespace: 'solana', walletChainId: 'old' })).toBe(
      'solana:new',
    )
  })
})

describe('selection after removing', () => {
  const on = (active: (typeof networks)[number]) => selectionFrom(networks, active)
  const sol = solana.caipNetworkId

  test.each([
    [
      'a network that is not selected',
      [ethereum, solana],
      on(ethereum),
      'eip155:1',
      { eip155: 'eip155:1', solana: sol },
    ],
    [
      'the active network',
      [polygon, solana],
      on(ethereum),
      'eip155:137',
      { eip155: 'eip155:137', solana: sol },
    ],
    [
      'the active network, with another namespace listed first',
      [solana, polygon],
      on(ethereum),
      'eip155:137',
      { eip155: 'eip155:137', solana: sol },
    ],
    [
      'the last network of the active namespace',
      [ethereum, polygon],
      on(solana),
      'eip155:1',
      { eip155: 'eip155:1' },
    ],
    [
      'the last network of the active namespace, while another namespace is on its second network',
      [ethereum, polygon],
      { ...on(solana), byNamespace: { ...on(solana).byNamespace, eip155: 'eip155:137' } },
      'eip155:137',
      { eip155: 'eip155:137' },
    ],
    [
      'the last network of another namespace',
      [ethereum, polygon],
      on(polygon),
      'eip155:137',
      { eip155: 'eip155:137' },
    ],
    [
      'the first network of another namespace',
      [polygon, solana],
      on(solana),
      sol,
      { eip155: 'eip155:137', solana: sol },
    ],
  ] as const)('[S4.26] [S4.27] %s', (_, remaining, selection, active, byNamespace) => {
    expect(selectAmong(remaining, selection)).toEqual({ active, byNamespace })
  })
})
